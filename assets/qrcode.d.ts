/** QR codes, by qrcode-generator, of whose script the build makes a module. */
export default function qrcode(
  version: number, // 0: the least that holds the data
  correction: 'L' | 'M' | 'Q' | 'H',
): {
  addData(text: string): void;
  make(): void;
  getModuleCount(): number;
  isDark(row: number, column: number): boolean;
};

// @ts-check
/**
 * What the app is told of its canvas: theme, size, pointers.
 *
 * @typedef {import('./mirror.js').Emit} Emit
 * @typedef {import('./mirror.js').Mirror} Mirror
 */

const usualFont = 16,
  largestScale = 4,
  narrowest = 180; // CSS pixels; times; of the app's pixels
/** What a notch of a wheel is in pixels, lines and pages. */
const notchOf = [100, 3, 1 / 80];

/** How many CSS pixels one of the app's is. */
let scale = 1;

/** @param {HTMLCanvasElement} canvas @param {Mirror} mirror whose elements lie over it @param {Emit} emit */
export function watchCanvas(canvas, mirror, emit) {
  watchTheme(emit);
  watchSize(canvas, mirror, emit);
  watchPointers(canvas, mirror, emit);
}

/** @param {Emit} emit */
function watchTheme(emit) {
  const [dark, still, contrast, forced] = [
    'prefers-color-scheme: dark',
    'prefers-reduced-motion: reduce',
    'prefers-contrast: more',
    'forced-colors: active',
  ].map((query) => matchMedia(`(${query})`));
  const { dataset } = document.documentElement;
  const tell = () =>
    emit({
      type: 'theme',
      dark: dataset.theme ? dataset.theme === 'dark' : dark.matches,
      still: still.matches,
      contrast: contrast.matches,
      forced: forced.matches,
      ...(forced.matches && { colours: systemColours() }),
    });
  for (const query of [dark, still, contrast, forced]) query.addEventListener('change', tell);
  addEventListener('theme', tell);
  tell();
}

const systemColours = () => ({
  Canvas: readColour('Canvas'),
  CanvasText: readColour('CanvasText'),
  GrayText: readColour('GrayText'),
  Highlight: readColour('Highlight'),
  HighlightText: readColour('HighlightText'),
  LinkText: readColour('LinkText'),
});

/** 0xrrggbb of a colour of the system. @param {string} name */
function readColour(name) {
  const probe = document.createElement('i');
  probe.className = 'line';
  probe.style.color = name;
  document.body.append(probe);
  const parts = getComputedStyle(probe).color.match(/[\d.]+/g) ?? [];
  probe.remove();
  return parts.slice(0, 3).reduce((colour, part) => 256 * colour + Math.round(Number(part)), 0);
}

/** @param {HTMLCanvasElement} canvas @param {Mirror} mirror @param {Emit} emit */
function watchSize(canvas, mirror, emit) {
  let told = '';
  // A line of text tells how large the browser sets them: by its own default, or zoomed without all else.
  const line = document.createElement('i');
  line.className = 'line';
  document.body.append(line);
  /** @param {number} width in device pixels @param {number} height */
  const tell = (width, height) => {
    const room = width / devicePixelRatio;
    scale = Math.max(1, Math.min(line.offsetHeight / usualFont, largestScale, room / narrowest));
    const ratio = devicePixelRatio * scale,
      now = `${width} ${height} ${ratio}`;
    if (now === told || !width || !height) return;
    told = now;
    mirror.resize(scale, room, height / devicePixelRatio);
    emit({ type: 'resize', width: width / ratio, height: height / ratio, ratio });
  };
  /** @param {ResizeObserverSize} [exact] the canvas in device pixels; emulated screens get it wrong */
  const measure = (exact) => {
    const box = canvas.getBoundingClientRect();
    const width = box.width * devicePixelRatio,
      height = box.height * devicePixelRatio;
    if (exact && Math.abs(exact.inlineSize - width) < 2 && Math.abs(exact.blockSize - height) < 2) tell(exact.inlineSize, exact.blockSize);
    else tell(Math.round(width), Math.round(height));
  };
  const observer = new ResizeObserver(([entry]) => measure(entry.devicePixelContentBoxSize?.[0]));
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(canvas);
  }
  const watchRatio = () =>
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        measure();
        watchRatio();
      },
      { once: true },
    );
  watchRatio();
  new ResizeObserver(() => measure()).observe(line);
  measure();
}

/** @param {HTMLCanvasElement} canvas @param {Mirror} mirror @param {Emit} emit */
function watchPointers(canvas, mirror, emit) {
  /** @param {PointerEvent} event */
  const tellPointer = (event) => {
    const x = event.offsetX / scale,
      y = event.offsetY / scale;
    if (event.pointerType !== 'touch') emit({ type: 'mouse', x, y, buttons: event.buttons });
    else emit({ type: 'finger', x, y, id: event.pointerId, lifted: !event.buttons });
  };
  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    emit({ type: 'context_lost' });
  });
  canvas.addEventListener('webglcontextrestored', () => emit({ type: 'context_restored' }));
  canvas.addEventListener('pointerdown', (event) => {
    if (event.isPrimary) mirror.focusAt(event.offsetX, event.offsetY);
    canvas.setPointerCapture(event.pointerId);
    tellPointer(event);
  });
  for (const kind of /** @type {const} */ (['pointermove', 'pointerup', 'pointercancel'])) canvas.addEventListener(kind, tellPointer);
  canvas.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'touch') emit({ type: 'mouse_left' });
  });
  canvas.addEventListener('mousedown', (event) => event.preventDefault()); // or the focus would go to nothing
  canvas.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false });
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      emit({ type: 'wheel', notches: -event.deltaY / notchOf[event.deltaMode] });
    },
    { passive: false },
  );
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
}

#pragma once
#include <string>
#include <string_view>

#include "base/json.hpp"

/// The only door between the app and the page around it: the messages that the app tells the page (messages.hpp), what
/// it asks of the page, declared here and written in page.cpp (the only file with JavaScript in it, a few lines that
/// call assets/page.js), and what the page tells the app, which comes in as PageEvents (events.hpp).
namespace schlegel::page {

void tell_json(std::string_view message);
/// Tells the page one of the messages of PageMessage.
template <class Message>
void tell(const Message& message) {
  tell_json(write_json(message));
}
/// Says a sentence in the polite live region.
void announce(std::string_view sentence);

/// Local storage; a cache that may be empty. keep() of an empty text forgets the key. What the storage does not take is
/// kept as long as the page is there.
enum class Keeping { stored, full, forbidden };
Keeping keep(std::string_view key, std::string_view text);
std::string kept(std::string_view key);
/// "22 November"
std::string today();
/// What the address begins with: the puzzle of the board that it names, or else.
std::string addressed();

/// The bytes of a file of the site that the page fetched before main: "Inter-Regular.otf", "Inter-SemiBold.otf"; empty
/// when it could not.
std::string site_file(std::string_view name);
/// Covers the page with why the app cannot go on, for people; what was kept stays kept.
void fail(std::string_view why);

/// Sets the part of the address behind '#' in the browser's history: another board makes an entry of its own.
void set_place(std::string_view fragment, std::string_view board);
/// The whole address with this fragment.
std::string address(std::string_view fragment);

/// Asks for one animation frame; a second call before it comes changes nothing.
void request_frame();
/// Asks for a Timer after so many milliseconds; a new call replaces the old one, 0 takes it back.
void set_timer(int milliseconds);
double now_milliseconds();
void set_cursor(std::string_view css_cursor);

}  // namespace schlegel::page

#pragma once
#include <algorithm>
#include <concepts>
#include <type_traits>
#include <vector>

#include "web/app/table.hpp"

namespace schlegel::web {

/// The parts of the app, made in their order, each of those before it that its constructor asks for. A part that is not
/// the table has what it needs of handle(event), changed(change), put_away(), tick(now), next_tick(), marks() and
/// picture(view, scene).
template <class... Part>
class Parts : private Table::Watcher {
 public:
  Parts() : slots_(*this) { get<Table>().watch(*this); }
  Parts(const Parts&) = delete;
  Parts& operator=(const Parts&) = delete;

  template <class One>
  One& get() {
    return static_cast<Slot<One>&>(slots_).part;
  }
  template <class One>
  const One& get() const {
    return static_cast<const Slot<One>&>(slots_).part;
  }

  /// Hands an event to the part that takes it. False: nothing on the screen has changed.
  template <class Event>
  bool handle(const Event& event) {
    static_assert((takes<Part, Event> + ...) == 1, "one part takes each event");
    bool seen = true;
    each([&](auto& part) {
      if constexpr (takes<std::remove_reference_t<decltype(part)>, Event>) {
        if constexpr (std::is_void_v<decltype(part.handle(event))>)
          part.handle(event);
        else
          seen = part.handle(event);
      }
    });
    return seen;
  }
  /// Lets time pass for all but the table.
  void tick(double now) {
    each([now](auto& part) {
      if constexpr (requires { part.tick(now); }) part.tick(now);
    });
  }
  /// When something is to be done next; 0: whenever something happens.
  double next_tick() const {
    double next = 0;
    each([&next](const auto& part) {
      if constexpr (requires { part.next_tick(); })
        if (const double due = part.next_tick(); due != 0) next = next == 0 ? due : std::min(next, due);
    });
    return next;
  }

 private:
  template <class One, class Event>
  static constexpr bool takes = requires(One& one, const Event& event) {
    one.handle(event);
  };
  template <class One>
  static constexpr bool marks_moves = requires(const One& one) {
    one.marks();
  };

  /// Stands for each part that a constructor may ask for.
  template <class Asking>
  struct Any {
    Parts& parts;
    template <class One>
    requires((std::same_as<std::remove_const_t<One>, Part> || ...) && !std::same_as<std::remove_const_t<One>, Asking>)
    operator One&() const {
      return parts.get<std::remove_const_t<One>>();
    }
  };
  template <class One>
  static One made(Parts& parts) {
    const Any<One> any{parts};
    if constexpr (std::is_default_constructible_v<One>)
      return One();
    else if constexpr (std::is_constructible_v<One, Any<One>>)
      return One(any);
    else if constexpr (std::is_constructible_v<One, Any<One>, Any<One>>)
      return One(any, any);
    else
      return One(any, any, any);
  }
  template <class One>
  struct Slot {
    One part;
    explicit Slot(Parts& parts) : part(made<One>(parts)) {}
  };
  struct Slots : Slot<Part>... {
    explicit Slots(Parts& parts) : Slot<Part>(parts)... {}
  };

  template <class Visit>
  void each(Visit visit) {
    (visit(get<Part>()), ...);
  }
  template <class Visit>
  void each(Visit visit) const {
    (visit(get<Part>()), ...);
  }

  // What the table tells.
  void changed(const Change& change) override {
    each([&change](auto& part) {
      if constexpr (!std::same_as<decltype(part), Table&> && requires { part.changed(change); }) part.changed(change);
    });
  }
  void put_away() override {
    each([](auto& part) {
      if constexpr (!std::same_as<decltype(part), Table&> && requires { part.put_away(); }) part.put_away();
    });
  }
  std::vector<Mark> marks() const override {
    static_assert((marks_moves<Part> + ...) <= 1);
    std::vector<Mark> marks;
    each([&marks](const auto& part) {
      if constexpr (requires { part.marks(); }) marks = part.marks();
    });
    return marks;
  }
  bool picture(const View& view, Scene& scene) const override {
    bool shown = false;
    each([&](const auto& part) {
      if constexpr (requires { part.picture(view, scene); }) shown = shown || part.picture(view, scene);
    });
    return shown;
  }

  Slots slots_;
};

}  // namespace schlegel::web

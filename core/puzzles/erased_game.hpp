#pragma once
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "base/text.hpp"
#include "graph/formats/reader.hpp"
#include "play/puzzle.hpp"
#include "play/shape.hpp"
#include "play/words.hpp"

namespace schlegel {

/// Whether games read solutions and write in formats, which the page, where bytes count, never asks of them.
#ifdef SCHLEGEL_PAGE
inline constexpr bool has_formats = false;
#else
inline constexpr bool has_formats = true;
#endif

/// A Game from the static functions of a Puzzle. Copies share the instance.
template <Puzzle P>
class ErasedGame final : public Game {
 public:
  explicit ErasedGame(typename P::Instance instance)
      : instance_(std::make_shared<const typename P::Instance>(std::move(instance))), state_(P::start(*instance_)) {}

  std::unique_ptr<Game> clone() const override { return std::make_unique<ErasedGame>(*this); }
  std::string_view puzzle() const override { return P::info.id; }
  std::string write_instance() const override { return P::write(*instance_); }
  Result<std::string> write_instance_as(std::string_view format) const override {
    if constexpr (has_formats) {
      if (auto problem = unknown_format(format)) return *problem;
      if constexpr (requires { P::write_as(*instance_, format); }) return P::write_as(*instance_, format);
    }
    return Error{say(words::own_format_only)};
  }
  Result<std::string> write_position(std::string_view format) const override {
    if constexpr (has_formats) {
      if (auto problem = unknown_format(format); problem && !format.empty()) return *problem;
      if constexpr (requires { P::write_position(*instance_, state_, format); }) {
        return P::write_position(*instance_, state_, format);
      } else {
        const ErasedGame here(P::position(*instance_, state_));
        return format.empty() ? here.write_instance() : here.write_instance_as(format);
      }
    }
    return Error{say(words::own_format_only)};
  }
  std::string_view note() const override {
    if constexpr (requires { instance_->note; }) return instance_->note;
    return {};
  }
  std::vector<BoardRule> rules() const override {
    if constexpr (requires { P::rules(*instance_); })
      return P::rules(*instance_);
    else
      return {};
  }

  std::string goal() const override {
    if constexpr (requires { P::goal(*instance_); })
      return P::goal(*instance_);
    else
      return say(Sentence(P::info.goal));
  }
  void restart() override { state_ = P::start(*instance_); }

  std::string why_illegal(std::string_view text) const override {
    const auto move = P::parse_move(*instance_, text);
    return move ? P::why_illegal(*instance_, state_, *move) : move.error().message;
  }
  void apply(std::string_view text) override {
    const auto move = P::parse_move(*instance_, text);
    if (move && P::why_illegal(*instance_, state_, *move).empty()) P::apply(*instance_, state_, *move);
  }
  GameStatus status() const override { return P::status(*instance_, state_); }
  int places() const override { return P::places(*instance_); }
  std::string size() const override { return say(P::size(*instance_), {{"count", places()}}); }
  std::string shape() const override { return shape_of(*instance_); }
  std::string narrate(std::string_view text) const override {
    const auto move = P::parse_move(*instance_, text);
    return move && P::why_illegal(*instance_, state_, *move).empty() ? P::narrate(*instance_, state_, *move)
                                                                     : std::string();
  }
  std::vector<std::string> instructions(std::span<const std::string> texts) const override {
    if constexpr (requires(std::vector<typename P::Move> moves) { P::instructions(*instance_, state_, moves); }) {
      const auto moves = parse_moves(texts);
      return moves ? P::instructions(*instance_, state_, *moves) : std::vector<std::string>();
    } else {
      std::vector<std::string> sentences;
      ErasedGame now = *this;
      for (const std::string& text : texts) {
        sentences.push_back(now.narrate(text));
        now.apply(text);
      }
      return sentences;
    }
  }
  std::string describe() const override { return P::describe(*instance_, state_); }
  std::string unfinished() const override {
    if constexpr (requires { P::unfinished(*instance_, state_); })
      return P::unfinished(*instance_, state_);
    else
      return P::status(*instance_, state_).sentence;
  }
  Scene cut_outs() const override {
    if constexpr (requires { P::cut_outs(*instance_); })
      return P::cut_outs(*instance_);
    else
      return {};
  }
  Scene scene(const View& view, std::span<const Mark> marks) const override {
    return P::scene(*instance_, state_, view, marks);
  }
  Intent interpret(View& view, const Input& input, int moves_played) const override {
    return P::interpret(*instance_, state_, view, input, moves_played);
  }

  bool verify(std::span<const std::string> texts) const override {
    const auto moves = parse_moves(texts);
    return moves && P::verify(*instance_, state_, *moves);
  }
  Result<std::string> write_solution(std::span<const std::string> texts, std::string_view format) const override {
    const auto moves = parse_moves(texts);
    if (!moves) return moves.error();
    if constexpr (has_formats && requires { P::write_solution(*instance_, *moves, format); }) {
      return P::write_solution(*instance_, *moves, format);
    } else {
      std::vector<std::string> written;
      for (const auto& move : *moves) written.push_back(P::write_move(*instance_, move));
      return join(written, " ");
    }
  }
  Result<std::vector<std::string>> parse_solution(std::string_view text) const override {
    std::vector<std::string> texts;
    if constexpr (has_formats && requires { P::parse_solution(*instance_, text); }) {
      const auto moves = P::parse_solution(*instance_, without_mark(text));
      if (!moves) return moves.error();
      for (const auto& move : *moves) texts.push_back(P::write_move(*instance_, move));
    } else {
      TextCursor cursor(without_mark(text));
      for (cursor.skip_space('#'); !cursor.at_end(); cursor.skip_space('#')) {
        const Word word = take_word(cursor, '\n');
        const auto move = P::parse_move(*instance_, word.text);
        if (!move) return word.error(move.error().message);
        texts.push_back(P::write_move(*instance_, *move));
      }
    }
    return texts;
  }
  CheckResult check(std::string_view certificate) const override { return P::check(*instance_, state_, certificate); }
  Sheet sheet() const override {
    if constexpr (requires { P::sheet(*instance_); })
      return P::sheet(*instance_);
    else
      return {};
  }
  std::optional<Setting> distinguish(std::span<const std::string> kept,
                                     std::span<const std::string> other) const override {
    if constexpr (requires { P::distinguish(*instance_, state_, state_); }) {
      const auto after = [this](std::span<const std::string> texts) {
        auto state = state_;
        const auto moves = parse_moves(texts);
        for (std::size_t i = 0; moves && i < moves->size(); ++i) P::apply(*instance_, state, (*moves)[i]);
        return state;
      };
      return P::distinguish(*instance_, after(kept), after(other));
    } else {
      return std::nullopt;
    }
  }
  bool explains() const override {
    return requires(ExplainLimits limits, Control control) { P::explain(*instance_, state_, limits, control); };
  }
  bool generates() const override {
    return requires(Options options, Random random, Control control) {
      P::generate(*instance_, options, random, control);
    };
  }
  std::vector<ReasonPart> reason(std::string_view certificate) const override {
    if constexpr (requires { P::reason(*instance_, state_, certificate); })
      return P::reason(*instance_, state_, certificate);
    else
      return {};
  }

 private:
  static std::optional<Error> unknown_format(std::string_view format) {
    for (std::string_view known : split_words(P::info.formats))
      if (known == format) return std::nullopt;
    return Error{say(words::no_such_format,
                     {{"format", quoted(format)}, {"formats", P::info.formats.empty() ? "none" : P::info.formats}})};
  }
  Result<std::vector<typename P::Move>> parse_moves(std::span<const std::string> texts) const {
    std::vector<typename P::Move> moves;
    for (const std::string& text : texts) {
      const auto move = P::parse_move(*instance_, text);
      if (!move) return move.error();
      moves.push_back(*move);
    }
    return moves;
  }

  std::shared_ptr<const typename P::Instance> instance_;
  typename P::State state_;
};

}  // namespace schlegel

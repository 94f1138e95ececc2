#include "play/uniqueness.hpp"

#include <algorithm>
#include <utility>

namespace schlegel {
namespace {

constexpr std::size_t most_additions = 60;

}  // namespace

Uniqueness::Uniqueness(const PuzzleInfo& puzzle, Sheet sheet, std::vector<std::string> kept)
    : puzzle_(&puzzle), sheet_(std::move(sheet)), kept_(std::move(kept)) {
  look();
}

Sheet Uniqueness::sheet() const {
  Sheet sheet = sheet_;
  for (std::size_t i = 0; i < additions_.size(); ++i) {
    const Setting& addition = additions_[i];
    if (leaves_out_ && i == left_out_) continue;
    if (addition.keyword.empty())
      std::erase(sheet.lines, std::pair(addition.vertices[0], addition.vertices[1]));
    else
      sheet.settings.push_back(addition);
  }
  return sheet;
}

/// Makes the board that is to be asked about.
bool Uniqueness::look() {
  index_ = 1;
  auto game = parse_game(puzzle_->id, write_sheet(puzzle_->id, sheet()).text());
  if (game) game_ = std::move(*game);
  return game.ok();
}

Question Uniqueness::question() const {
  Question question{std::string(puzzle_->id), game_->write_instance(), {}, Verb::nth, {}};
  question.options.set("index", std::to_string(index_));
  return question;
}

Uniqueness::State Uniqueness::take(const Reply& reply) {
  const bool alone = reply.kind == Reply::Kind::none, found = reply.kind == Reply::Kind::found;
  std::optional<Setting> addition;
  if (found && game_->verify(reply.moves)) addition = game_->distinguish(kept_, reply.moves);
  if (found && !addition && index_ == 1) {
    index_ = 0;
    return State::asking;
  }
  if (leaves_out_) {
    if (alone)
      additions_.erase(additions_.begin() + static_cast<std::ptrdiff_t>(left_out_));
    else
      ++left_out_;
  } else if (alone) {
    leaves_out_ = true;
  } else if (addition && additions_.size() < most_additions) {
    additions_.push_back(std::move(*addition));
  } else {
    return State::failed;
  }
  if (leaves_out_ && left_out_ == additions_.size()) return State::done;
  return look() ? State::asking : State::failed;
}

}  // namespace schlegel

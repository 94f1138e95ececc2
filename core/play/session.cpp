#include "play/session.hpp"

#include <algorithm>
#include <utility>

namespace schlegel {

Session::Session(std::unique_ptr<Game> game, std::string level) : game_(std::move(game)), level_(std::move(level)) {}

std::string Session::play(std::string_view move, bool goes_on) {
  if (at_ >= max_moves)
    return "This game is " + std::to_string(max_moves) + " moves long, which is as long as a game may be.";
  std::string refusal = game_->refuse(move);
  if (!refusal.empty()) return refusal;
  game_->apply(move);
  const auto here = static_cast<std::size_t>(at_);
  if (!can_redo() || moves_[here] != move) {
    moves_.resize(here);
    moves_.emplace_back(move);
    goes_on_.resize(here);
  }
  goes_on_.resize(std::max(goes_on_.size(), here + 1));
  goes_on_[here] = goes_on;
  ++at_;
  ++revision_;
  return {};
}

int Session::before() const {
  int at = at_ - 1;
  while (at > 0 && at < static_cast<int>(goes_on_.size()) && goes_on_[static_cast<std::size_t>(at)]) --at;
  return at;
}

int Session::after() const {
  int at = at_ + 1;
  while (at < static_cast<int>(goes_on_.size()) && goes_on_[static_cast<std::size_t>(at)]) ++at;
  return at;
}

void Session::seek(int at) {
  at = std::clamp(at, 0, static_cast<int>(moves_.size()));
  if (at == at_) return;
  if (at < at_) {
    game_->restart();
    at_ = 0;
  }
  for (; at_ < at; ++at_) game_->apply(moves_[static_cast<std::size_t>(at_)]);
  ++revision_;
}

bool Session::lay_out(std::span<const std::string> moves) {
  if (at_ + static_cast<int>(moves.size()) > max_moves) return false;
  const auto trial = game_->clone();
  for (const std::string& move : moves) {
    if (!trial->refuse(move).empty()) return false;
    trial->apply(move);
  }
  moves_.resize(static_cast<std::size_t>(at_));
  moves_.insert(moves_.end(), moves.begin(), moves.end());
  goes_on_.resize(static_cast<std::size_t>(at_));
  ++revision_;
  return true;
}

void Session::set_checkpoint(std::string name) {
  std::erase_if(checkpoints_, [&](const Checkpoint& c) { return c.name == name; });
  checkpoints_.push_back({std::move(name), moves_, at_});
  ++revision_;
}

bool Session::return_to(std::string_view name) {
  const auto found =
      std::find_if(checkpoints_.begin(), checkpoints_.end(), [&](const Checkpoint& c) { return c.name == name; });
  if (found == checkpoints_.end()) return false;
  const Checkpoint target = *found;
  seek(0);
  moves_ = target.moves;
  goes_on_.clear();
  seek(target.at);
  ++revision_;
  return true;
}

void Session::take_over(const Session& other, const std::string& name) {
  std::vector<Checkpoint> theirs = other.checkpoints_;
  if (!other.moves_.empty()) theirs.push_back({name, other.moves_, other.at_});
  for (Checkpoint& checkpoint : theirs) {
    const auto same_place = [&](const Checkpoint& c) { return c.moves == checkpoint.moves && c.at == checkpoint.at; };
    if (std::any_of(checkpoints_.begin(), checkpoints_.end(), same_place)) continue;
    const std::string wanted = checkpoint.name;
    const auto taken = [&](const Checkpoint& c) { return c.name == checkpoint.name; };
    for (int number = 2; std::any_of(checkpoints_.begin(), checkpoints_.end(), taken); ++number)
      checkpoint.name = wanted + " " + std::to_string(number);
    checkpoints_.push_back(std::move(checkpoint));
  }
  ++revision_;
}

}  // namespace schlegel

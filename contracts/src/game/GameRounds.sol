// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { EndPrice } from "../libraries/EndPrice.sol";
import { Payouts } from "../libraries/Payouts.sol";
import { GameLedger } from "./GameLedger.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { SignedMath } from "@openzeppelin/contracts/utils/math/SignedMath.sol";

/// @title The life of a round: started, then resolved by the feed's first answer after its end, or voided
/// @dev Which of the two follows from the feed alone, so that nobody gains by waiting: a first answer within `VOID_DELAY`
/// of the end resolves, none or a later one voids. Only after `VOID_ANYWAY_DELAY` is it for whoever comes first.
abstract contract GameRounds is GameLedger {
    using SafeCast for int256;
    using SafeCast for uint256;

    function startNewRound(uint256 price) external whenNotPaused nonReentrant returns (uint256 roundId) {
        roundId = globalRoundCounter;
        require(!_isRunning(roundId), RoundStillActive(roundId, _endTime(_rounds[roundId])));
        (uint80 feedRound, uint256 answer) = _startingPrice(price);

        globalRoundCounter = ++roundId;
        uint64 start = uint64(block.timestamp);
        uint64 end = start + ROUND_DURATION;
        uint64 lock = end - predictionLock;
        (uint128 minimum, uint128 maximum) = (_minimumDeposit, _maximumDeposit);
        Round storage round = _rounds[roundId];
        round.startTime = start;
        round.lockTime = lock;
        round.feedRoundAtStart = feedRound;
        round.priceAtStart = answer.toUint128();
        round.minimumDeposit = minimum;
        round.maximumDeposit = maximum;
        emit RoundStarted(roundId, msg.sender, answer, start, end, lock, minimum, maximum);
    }

    function resolveRound(uint256 roundId, uint80 feedRoundId) external nonReentrant {
        Round storage round = _openRound(roundId);
        uint64 end = _endTime(round);
        require(block.timestamp >= end, RoundNotEnded(roundId, end));
        (int256 answer, uint256 updatedAt) = EndPrice.read(_feed, feedRoundId);
        require(
            EndPrice.isFirst(_feed, feedRoundId, updatedAt, end, round.feedRoundAtStart),
            NotFirstAnswerAfterEnd(roundId, feedRoundId)
        );
        uint256 voidableAt = end + VOID_DELAY;
        if (updatedAt >= voidableAt || !_isPrice(answer)) {
            require(block.timestamp >= voidableAt, InvalidEndPrice(answer));
            return _void(roundId, round);
        }

        uint128 price = answer.toUint256().toUint128();
        round.priceAtEnd = price;
        (Outcome outcome, uint256 owed, uint256 burned) = _finish(round, price);
        round.outcome = outcome;
        _burned += burned;
        emit RoundResolved(roundId, outcome, price, feedRoundId, owed, burned);
        if (burned > 0) _token.burn(burned);
    }

    function voidRound(uint256 roundId) external nonReentrant {
        Round storage round = _openRound(roundId);
        uint64 end = _endTime(round);
        uint256 voidableAt = end + VOID_DELAY;
        require(block.timestamp >= voidableAt, TooEarlyToVoid(roundId, voidableAt));
        if (block.timestamp < end + VOID_ANYWAY_DELAY) {
            (bool none, uint80 latest) = EndPrice.noneSince(_feed, end, round.feedRoundAtStart);
            require(none, RoundCanBeResolved(roundId, latest));
        }
        _void(roundId, round);
    }

    function _void(uint256 roundId, Round storage round) private {
        round.outcome = Outcome.Void;
        emit RoundVoided(roundId, _refundAll(round));
    }

    function _finish(Round storage round, uint128 price)
        private
        returns (Outcome outcome, uint256 owed, uint256 burned)
    {
        if (price == round.priceAtStart) return (Outcome.Draw, _refundAll(round), 0);
        bool up = price > round.priceAtStart;
        (uint256 winning, uint256 losing) =
            up ? (round.upPool, round.downPool) : (round.downPool, round.upPool);
        owed = Payouts.owed(winning, losing);
        burned = Payouts.burned(winning, losing);
        outcome = up ? Outcome.Up : Outcome.Down;
        _closeLedger(round, owed, winning);
    }

    function _refundAll(Round storage round) private returns (uint256 owed) {
        owed = uint256(round.upPool) + round.downPool;
        _closeLedger(round, owed, owed);
    }

    function _startingPrice(uint256 given) private view returns (uint80 feedRound, uint256 price) {
        int256 answer;
        uint256 updatedAt;
        uint80 answeredIn;
        (feedRound, answer,, updatedAt, answeredIn) = _feed.latestRoundData();
        require(_isPrice(answer) && given <= uint128(type(int128).max), InvalidStartingPrice(given, answer));
        price = answer.toUint256();
        uint256 difference = SignedMath.abs(given.toInt256() - answer);
        require(difference * BASIS_POINTS <= price * priceTolerance, InvalidStartingPrice(given, answer));
        require(
            answeredIn >= feedRound && updatedAt <= block.timestamp
                && block.timestamp - updatedAt <= maximumPriceAge,
            StalePrice(updatedAt, maximumPriceAge)
        );
    }

    function _isPrice(int256 answer) private pure returns (bool) {
        return answer > 0 && answer <= type(int128).max;
    }

    function _openRound(uint256 roundId) private view returns (Round storage round) {
        round = _knownRound(roundId);
        require(round.outcome == Outcome.Pending, RoundAlreadyResolved(roundId));
    }

    function _knownRound(uint256 roundId) internal view returns (Round storage round) {
        round = _rounds[roundId];
        require(round.startTime != 0, UnknownRound(roundId));
    }

    function _isRunning(uint256 roundId) internal view returns (bool) {
        return block.timestamp < _endTime(_rounds[roundId]);
    }

    /// @dev 300 for a round that does not exist: long past.
    function _endTime(Round storage round) internal view returns (uint64) {
        return round.startTime + ROUND_DURATION;
    }
}

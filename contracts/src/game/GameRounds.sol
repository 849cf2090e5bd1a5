// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../interfaces/IPredictionGame.sol";
import { AggregatorV3Interface } from "../interfaces/IPriceFeed.sol";
import { EndPrice } from "../libraries/EndPrice.sol";
import { Payouts } from "../libraries/Payouts.sol";
import { GameLedger } from "./GameLedger.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { SignedMath } from "@openzeppelin/contracts/utils/math/SignedMath.sol";

/// @notice The life cycle of a round: it starts, and the feed's first answer after its end resolves it or
/// makes it void
/// @dev The feed alone decides between the two, so a player gains nothing by waiting. A first answer within
/// `VOID_DELAY` of the end resolves the round; a later one, or none, makes it void. After
/// `VOID_ANYWAY_DELAY`, anyone can void a round that is still open, and the first transaction decides.
abstract contract GameRounds is GameLedger {
    using SafeCast for int256;
    using SafeCast for uint256;

    /// @inheritdoc IPredictionGame
    uint64 public constant SEQUENCER_GRACE = 1 hours;
    int256 private constant LARGEST_PRICE = 2 ** 64 - 1; // 184 billion dollars

    AggregatorV3Interface private immutable _sequencerFeed;

    constructor(AggregatorV3Interface sequencerFeed_) {
        _sequencerFeed = sequencerFeed_;
    }

    /// @inheritdoc IPredictionGame
    function startNewRound(uint256 price) external whenNotPaused nonReentrant returns (uint256 roundId) {
        roundId = globalRoundCounter;
        require(!_isRunning(roundId), RoundStillActive(roundId, _endTime(_rounds[roundId])));
        _requireSequencer();
        (uint80 feedRound, uint256 answer) = _startingPrice(price);

        globalRoundCounter = ++roundId;
        Round storage round = _rounds[roundId];
        uint64 start = uint64(block.timestamp);
        round.startTime = start;
        round.lockTime = start + ROUND_DURATION - predictionLock;
        round.feedRoundAtStart = feedRound;
        round.priceAtStart = answer.toUint64();
        round.maxExposure = _maxRoundExposure;
        round.minimumDeposit = _minimumDeposit;
        round.maximumDeposit = _maximumDeposit;
        _announce(roundId, round);
    }

    /// @inheritdoc IPredictionGame
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
            return _void(roundId, round, feedRoundId);
        }

        uint64 price = answer.toUint256().toUint64();
        round.priceAtEnd = price;
        (Outcome outcome, uint256 owed, uint256 burned) = _finish(round, price);
        round.outcome = outcome;
        _burned += burned;
        emit RoundResolved(roundId, outcome, price, feedRoundId, owed, burned);
        if (burned > 0) _token.burn(burned);
    }

    /// @inheritdoc IPredictionGame
    function voidRound(uint256 roundId) external nonReentrant {
        Round storage round = _openRound(roundId);
        uint64 end = _endTime(round);
        uint256 voidableAt = end + VOID_DELAY;
        require(block.timestamp >= voidableAt, TooEarlyToVoid(roundId, voidableAt));
        if (block.timestamp < end + VOID_ANYWAY_DELAY) {
            (bool none, uint80 latest) = EndPrice.noneSince(_feed, end, round.feedRoundAtStart);
            require(none, RoundCanBeResolved(roundId, latest));
        }
        _void(roundId, round, 0);
    }

    /// @inheritdoc IPredictionGame
    function sequencerFeed() external view returns (address) {
        return address(_sequencerFeed);
    }

    function _announce(uint256 roundId, Round storage round) private {
        emit RoundStarted(
            roundId,
            msg.sender,
            round.priceAtStart,
            round.startTime,
            _endTime(round),
            round.lockTime,
            round.minimumDeposit,
            round.maximumDeposit,
            round.feedRoundAtStart,
            round.maxExposure
        );
    }

    function _void(uint256 roundId, Round storage round, uint80 feedRoundId) private {
        round.outcome = Outcome.Void;
        emit RoundVoided(roundId, _refundAll(round), feedRoundId);
    }

    function _finish(Round storage round, uint64 price)
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

    /// @dev While the sequencer is down, the feed has no new answers and only some accounts can reach the
    /// chain. The grace period lets the feed and the players catch up. Before its first report, the sequencer
    /// feed gives the time 0.
    function _requireSequencer() private view {
        if (address(_sequencerFeed) == address(0)) return;
        (, int256 answer, uint256 since,,) = _sequencerFeed.latestRoundData();
        require(
            answer == 0 && since != 0 && block.timestamp >= since + SEQUENCER_GRACE,
            SequencerNotReady(answer, since)
        );
    }

    function _startingPrice(uint256 given) private view returns (uint80 feedRound, uint256 price) {
        int256 answer;
        uint256 updatedAt;
        uint80 answeredIn;
        (feedRound, answer,, updatedAt, answeredIn) = _feed.latestRoundData();
        require(_isPrice(answer) && given <= type(uint64).max, InvalidStartingPrice(given, answer));
        price = answer.toUint256();
        uint256 difference = SignedMath.abs(given.toInt256() - answer);
        require(difference * BASIS_POINTS <= price * _priceTolerance, InvalidStartingPrice(given, answer));
        require(
            answeredIn >= feedRound && updatedAt <= block.timestamp
                && block.timestamp - updatedAt <= maximumPriceAge,
            StalePrice(updatedAt, maximumPriceAge)
        );
    }

    function _isPrice(int256 answer) private pure returns (bool) {
        return answer > 0 && answer <= LARGEST_PRICE;
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

    /// @dev Returns 300 for an unknown round, a time long past.
    function _endTime(Round storage round) internal view returns (uint64) {
        return round.startTime + ROUND_DURATION;
    }
}

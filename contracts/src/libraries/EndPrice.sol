// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { AggregatorV3Interface } from "../interfaces/IPriceFeed.sol";

/// @notice Finds a feed's first answer at or after a given time
/// @dev A Chainlink round id holds a phase (its aggregator) in the upper 16 bits and a number that counts up
/// from 1 in the lower 64. Times never decrease within a phase. Two phases count: the known phase, in which
/// the game's round began, and the next one. Each has a first answer at or after the time, and the earlier of
/// the two counts; if both have the same second, the known phase's counts. Answers that either phase posts
/// later carry later times. So an id that passes `isFirst` stays the only one that ever passes. A feed may
/// skip ids, but fewer than `MAXIMUM_GAP` in a row. Each search is bounded. If a search is inconclusive, the
/// call reverts and the round can be voided later.
library EndPrice {
    uint8 private constant PHASE_OFFSET = 64;
    uint256 private constant MAXIMUM_GAP = 16;
    uint256 private constant MAXIMUM_STEPS = 128;
    /// @dev The results of a search without a time: `NEVER` if there is no such answer, `UNSETTLED` if the bounded
    /// search cannot tell.
    uint256 private constant NEVER = type(uint256).max;
    uint256 private constant UNSETTLED = 0;

    /// @notice Whether an answer is the feed's first at or after `time`.
    /// @param updatedAt The answer's time, as `read` returns it.
    /// @param known The feed's latest answer when the round began; it is older than `time`.
    /// @return True only if no other answer can still become the first.
    function isFirst(AggregatorV3Interface feed, uint80 id, uint256 updatedAt, uint256 time, uint80 known)
        internal
        view
        returns (bool)
    {
        if (updatedAt < time || !_isFirstOfPhase(feed, id, time)) return false;
        uint80 phase = _phase(id);
        uint80 knownPhase = _phase(known);
        if (phase == knownPhase) return _firstOfNextPhase(feed, time, known) >= updatedAt;
        if (phase != knownPhase + 1) return false;
        // The known phase could still answer in this second, and its answer would count.
        return updatedAt < block.timestamp && _firstAfter(feed, known, time) > updatedAt;
    }

    /// @notice Whether both phases lack an answer at or after `time`.
    /// @param known The feed's latest answer when the round began.
    /// @return none True only if both are known to lack one.
    function noneSince(AggregatorV3Interface feed, uint256 time, uint80 known)
        internal
        view
        returns (bool none, uint80 latest)
    {
        uint256 updatedAt;
        (latest, updatedAt) = _latest(feed);
        if (_phase(latest) == _phase(known) && updatedAt > 0) return (updatedAt < time, latest);
        none = _firstAfter(feed, known, time) == NEVER
            && _firstAfter(feed, _beginOfNextPhase(known), time) == NEVER;
    }

    /// @dev Returns the time 0 for a missing answer (the feed reverts or returns zeros) and for an answer
    /// that the feed carried over from an earlier id. A caller cannot fake a missing answer by sending too
    /// little gas: after such a failure, the remaining 1/64 of the gas is not enough to continue.
    function read(AggregatorV3Interface feed, uint80 id)
        internal
        view
        returns (int256 answer, uint256 updatedAt)
    {
        try feed.getRoundData(id) returns (uint80, int256 value, uint256, uint256 time, uint80 answeredIn) {
            return answeredIn < id ? (int256(0), 0) : (value, time);
        } catch {
            return (0, 0);
        }
    }

    /// @dev Returns an id beyond all phases if the feed has no latest answer, for example in a new, empty phase.
    function _latest(AggregatorV3Interface feed) private view returns (uint80 id, uint256 updatedAt) {
        try feed.latestRoundData() returns (uint80 latest, int256, uint256, uint256 time, uint80) {
            return (latest, time);
        } catch {
            return (type(uint80).max, 0);
        }
    }

    /// @dev Whether `id` has no earlier answer in its phase, or one that is older than `time`.
    function _isFirstOfPhase(AggregatorV3Interface feed, uint80 id, uint256 time)
        private
        view
        returns (bool)
    {
        for (uint256 step = 0; step < MAXIMUM_GAP; ++step) {
            --id;
            if (_number(id) == 0) return true; // `id` was the first of its phase
            (, uint256 updatedAt) = read(feed, id);
            if (updatedAt != 0) return updatedAt < time;
        }
        return false;
    }

    /// @dev The time of the first answer at or after `time` in the phase after that of `known`.
    function _firstOfNextPhase(AggregatorV3Interface feed, uint256 time, uint80 known)
        private
        view
        returns (uint256)
    {
        (uint80 latest,) = _latest(feed);
        if (_phase(latest) == _phase(known)) return NEVER;
        if (_phase(latest) == _phase(known) + 1) return _firstUpTo(feed, latest, time);
        return _firstAfter(feed, _beginOfNextPhase(known), time);
    }

    /// @dev The time of the first answer at or after `time` in the phase of `id`, searched upwards from `id`, which is
    /// older than `time`.
    function _firstAfter(AggregatorV3Interface feed, uint80 id, uint256 time) private view returns (uint256) {
        uint256 missing;
        for (uint256 step = 0; step < MAXIMUM_STEPS; ++step) {
            (, uint256 updatedAt) = read(feed, ++id);
            if (updatedAt >= time) return updatedAt;
            missing = updatedAt == 0 ? missing + 1 : 0;
            if (missing == MAXIMUM_GAP) return NEVER;
        }
        return UNSETTLED;
    }

    /// @dev The time of the first answer at or after `time` in the phase of `id`, searched downwards from `id`, which
    /// is the latest of its phase.
    function _firstUpTo(AggregatorV3Interface feed, uint80 id, uint256 time)
        private
        view
        returns (uint256 first)
    {
        first = NEVER;
        uint256 missing;
        for (uint256 step = 0; step < MAXIMUM_STEPS; ++step) {
            if (_number(id) == 0) return first;
            (, uint256 updatedAt) = read(feed, id);
            --id;
            missing = updatedAt == 0 ? missing + 1 : 0;
            if (missing == MAXIMUM_GAP) return UNSETTLED;
            if (missing > 0) continue;
            if (updatedAt < time) return first;
            first = updatedAt;
        }
        return UNSETTLED;
    }

    function _phase(uint80 id) private pure returns (uint80) {
        return id >> PHASE_OFFSET;
    }

    function _number(uint80 id) private pure returns (uint80) {
        return id % (uint80(1) << PHASE_OFFSET);
    }

    function _beginOfNextPhase(uint80 id) private pure returns (uint80) {
        return (_phase(id) + 1) << PHASE_OFFSET;
    }
}

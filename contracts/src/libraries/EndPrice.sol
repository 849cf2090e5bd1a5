// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { AggregatorV3Interface } from "../interfaces/IPriceFeed.sol";

/// @title Which of a feed's answers is the first at or after a given time
/// @dev A Chainlink round id is a phase (its aggregator) in the upper 16 bits and a number that counts up from 1 in the
/// lower 64. Within a phase times never fall. Two phases count: the one that the game's round began in (the known one)
/// and the next. The earlier of their first answers at or after the time is the first; of two in one second, the known
/// phase's. What either posts later is dated later. So an id that passes `isFirst` stays the only one that ever does.
/// A feed may leave out ids, but fewer than `MAXIMUM_GAP` in a row. Each search is bounded; what it cannot settle is
/// refused, and the round is voided later.
library EndPrice {
    uint8 private constant PHASE_OFFSET = 64;
    uint256 private constant MAXIMUM_GAP = 16;
    uint256 private constant MAXIMUM_STEPS = 128;
    /// @dev What a search tells instead of a time: there is none, or it cannot settle whether there is.
    uint256 private constant NEVER = type(uint256).max;
    uint256 private constant UNSETTLED = 0;

    /// @param updatedAt The answer's time, as `read` tells it.
    /// @param known The feed's latest answer when the round began: it is from before `time`.
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
        // In this very second the known phase could still answer, and would come first.
        return updatedAt < block.timestamp && _firstAfter(feed, known, time) > updatedAt;
    }

    /// @notice Whether neither phase has an answer at or after `time`, and the feed's latest answer.
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

    /// @dev An answer that the feed does not have (it reverts or returns zeros) has the time 0, and so has one that was
    /// only carried over from an earlier id.
    /// A caller cannot fake a missing answer by sending little gas: what 1/64 leaves after such a failure does not
    /// suffice to go on.
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

    /// @dev Where the feed tells no latest answer, as a new phase that is empty may, an id beyond all phases.
    function _latest(AggregatorV3Interface feed) private view returns (uint80 id, uint256 updatedAt) {
        try feed.latestRoundData() returns (uint80 latest, int256, uint256, uint256 time, uint80) {
            return (latest, time);
        } catch {
            return (type(uint80).max, 0);
        }
    }

    /// @dev Whether the answer before `id` in its phase, if there is one, is from before `time`.
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

    /// @dev When the phase after that of `known` first answered at or after `time`.
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

    /// @dev When the phase of `id` first answered at or after `time` with an id above `id`, which is from before.
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

    /// @dev When the phase of `id`, its latest, first answered at or after `time`.
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

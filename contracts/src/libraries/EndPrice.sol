// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { AggregatorV3Interface } from "../interfaces/IPriceFeed.sol";

/// @title Which of a feed's answers is the first at or after a given time
/// @dev A Chainlink round id is a phase (its aggregator) in the upper 16 bits and a number that counts up from 1 in the
/// lower 64. Within a phase times never fall. At any moment at most one id passes `isFirst`, so that nobody can choose:
/// - an answer of the phase that the game's round began in, whose predecessor is from before the time;
/// - or, if that phase has none at or after the time, the like of the next phase.
/// A feed may leave out ids, but fewer than `MAXIMUM_GAP` in a row. Each search is bounded; what it cannot settle is
/// refused, and the round is voided later.
library EndPrice {
    uint8 private constant PHASE_OFFSET = 64;
    uint256 private constant MAXIMUM_GAP = 16;
    uint256 private constant MAXIMUM_STEPS = 128;

    /// @param known The feed's latest answer when the round began: it is from before `time`.
    function isFirst(AggregatorV3Interface feed, uint80 id, uint256 time, uint80 known)
        internal
        view
        returns (bool)
    {
        uint80 phase = id >> PHASE_OFFSET;
        uint80 knownPhase = known >> PHASE_OFFSET;
        if (phase == knownPhase) return _isFirstOfPhase(feed, id, time);
        return phase == knownPhase + 1 && _endedBefore(feed, known, time) && _isFirstOfPhase(feed, id, time);
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

    function _isFirstOfPhase(AggregatorV3Interface feed, uint80 id, uint256 time)
        private
        view
        returns (bool)
    {
        (, uint256 updatedAt) = read(feed, id);
        if (updatedAt < time) return false;
        for (uint256 step = 0; step < MAXIMUM_GAP; ++step) {
            --id;
            if (id % (uint80(1) << PHASE_OFFSET) == 0) return true; // `id` was the first of its phase
            (, updatedAt) = read(feed, id);
            if (updatedAt != 0) return updatedAt < time;
        }
        return false;
    }

    /// @dev Whether the phase of `known` has no answer at or after `time`: true when its answers stop before.
    function _endedBefore(AggregatorV3Interface feed, uint80 known, uint256 time)
        private
        view
        returns (bool)
    {
        uint256 missing;
        for (uint256 step = 0; step < MAXIMUM_STEPS; ++step) {
            (, uint256 updatedAt) = read(feed, ++known);
            if (updatedAt >= time) return false;
            missing = updatedAt == 0 ? missing + 1 : 0;
            if (missing == MAXIMUM_GAP) return true;
        }
        return false;
    }
}

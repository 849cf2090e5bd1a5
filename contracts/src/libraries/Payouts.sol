// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";

/// @notice The payouts of a round: pure arithmetic on base units; every division rounds down
/// @dev Pools are below 2^128, so the products fit 256 bits or go through `mulDiv`.
library Payouts {
    uint256 private constant PERCENT = 100;
    uint256 private constant EVEN_BONUS = 80;
    uint256 private constant WINNERS_SHARE = 95;
    uint256 private constant BURNED_SHARE = 5;
    uint256 private constant LEAST_BONUS = 10;
    uint256 private constant LARGEST_BONUS = 900;

    /// @notice The bonus that a winning stake earns on top of itself.
    /// @dev Every branch multiplies the stake by a constant and rounds down. So the sum of all winners' bonuses never
    /// exceeds `bonus(winning, winning, losing)`.
    function bonus(uint256 stake, uint256 winning, uint256 losing) internal pure returns (uint256) {
        if (losing == 0 || losing == winning) return (stake * EVEN_BONUS) / PERCENT;
        uint256 share = Math.mulDiv(stake, losing * WINNERS_SHARE, winning * PERCENT);
        uint256 least = (stake * LEAST_BONUS) / PERCENT;
        uint256 largest = (stake * LARGEST_BONUS) / PERCENT;
        return Math.min(Math.max(share, least), largest);
    }

    /// @notice The most that all players of a winning pool can claim together.
    function owed(uint256 winning, uint256 losing) internal pure returns (uint256) {
        return winning == 0 ? 0 : winning + bonus(winning, winning, losing);
    }

    /// @notice The burned part of the losing pool: 5 %, or less if the bonuses leave less.
    function burned(uint256 winning, uint256 losing) internal pure returns (uint256) {
        uint256 bonuses = winning == 0 ? 0 : bonus(winning, winning, losing);
        return Math.min((losing * BURNED_SHARE) / PERCENT, Math.saturatingSub(losing, bonuses));
    }

    /// @notice The most that an open round can owe for any outcome (a draw returns all stakes).
    function liability(uint256 up, uint256 down) internal pure returns (uint256) {
        return Math.max(up + down, Math.max(owed(up, down), owed(down, up)));
    }

    /// @notice The largest pool on one side whose bonuses `budget` can pay, against the pool `other`.
    /// @param budget The tokens that can pay those bonuses: the other pool and the house's part.
    /// @dev `budget` always includes `other`. So the house pays only for the 80 % of a one-sided round and for the
    /// minimum bonus of a lopsided one.
    function largestPool(uint256 budget, uint256 other) internal pure returns (uint256) {
        uint256 percent = other == 0 ? EVEN_BONUS : LEAST_BONUS;
        // The largest pool for which `percent` of it, rounded down, is at most `budget`.
        return (budget * PERCENT + PERCENT - 1) / percent;
    }
}

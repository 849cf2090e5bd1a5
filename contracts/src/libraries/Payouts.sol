// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title What a round pays: pure arithmetic on base units, every division rounded down
/// @dev Pools are below 2^128, so the products here fit 256 bits or go through `mulDiv`.
library Payouts {
    uint256 private constant PERCENT = 100;
    uint256 private constant EVEN_BONUS = 80;
    uint256 private constant WINNERS_SHARE = 95;
    uint256 private constant BURNED_SHARE = 5;
    uint256 private constant LEAST_BONUS = 10;
    uint256 private constant LARGEST_BONUS = 900;

    /// @notice What `stake` earns on top of itself when its pool has won.
    /// @dev Every branch is a constant times the stake, rounded down. So the bonuses of all winners never add up to
    /// more than `bonus(winning, winning, losing)`.
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

    /// @notice What is burned of the losing pool: 5 %, as far as the bonuses leave it.
    function burned(uint256 winning, uint256 losing) internal pure returns (uint256) {
        uint256 bonuses = winning == 0 ? 0 : bonus(winning, winning, losing);
        return Math.min((losing * BURNED_SHARE) / PERCENT, Math.saturatingSub(losing, bonuses));
    }

    /// @notice The most that an open round can come to owe, whatever its outcome (a draw returns all stakes).
    function liability(uint256 up, uint256 down) internal pure returns (uint256) {
        return Math.max(up + down, Math.max(owed(up, down), owed(down, up)));
    }

    /// @notice The largest pool on one side that `budget` can pay the bonuses of, against the pool `other`.
    /// @dev `budget` is what is there beyond that pool and all other liabilities, so it always holds `other` itself:
    /// only the 80 % of a one-sided round and the least bonus of a lopsided one ever draw on the house.
    function largestPool(uint256 budget, uint256 other) internal pure returns (uint256) {
        uint256 percent = other == 0 ? EVEN_BONUS : LEAST_BONUS;
        // The largest pool of which `percent`, rounded down, is at most `budget`.
        return (budget * PERCENT + PERCENT - 1) / percent;
    }
}

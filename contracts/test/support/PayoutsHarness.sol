// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { Payouts } from "../../src/libraries/Payouts.sol";

/// @notice Makes the `Payouts` library callable on its own.
contract PayoutsHarness {
    function bonus(uint256 stake, uint256 winning, uint256 losing) external pure returns (uint256) {
        return Payouts.bonus(stake, winning, losing);
    }

    function burned(uint256 winning, uint256 losing) external pure returns (uint256) {
        return Payouts.burned(winning, losing);
    }

    function largestPool(uint256 budget, uint256 other) external pure returns (uint256) {
        return Payouts.largestPool(budget, other);
    }

    function liability(uint256 up, uint256 down) external pure returns (uint256) {
        return Payouts.liability(up, down);
    }

    function owed(uint256 winning, uint256 losing) external pure returns (uint256) {
        return Payouts.owed(winning, losing);
    }
}

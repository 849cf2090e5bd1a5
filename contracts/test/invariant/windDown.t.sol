// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { InvariantTest } from "./InvariantTest.sol";

contract WindDownInvariantTest is InvariantTest {
    /// @dev Tried at every twentieth step; the state is put back afterwards.
    function invariant_everybodyIsPaidInTheEndWithoutOwnerManagerOrKeeper() public {
        if (handler.calls() % 20 != 0) return;
        handler.windDown();
        vm.assertEq(handler.wrong(), "");
        (,, uint256 house, uint256 free, uint256 locked) = game.getContractStats();
        vm.assertEq(locked, 0);
        vm.assertEq(free, house);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { GameTest } from "../../support/GameTest.sol";

/// @dev A front end reads these values before a stake in one call, so they belong to the same block and round.
contract StakeRoomTest is GameTest {
    function assertRoom(uint256 roundId, uint256 free, uint256 up, uint256 down) private view {
        (uint256 id, uint256 freeReserve, uint256 largestUp, uint256 largestDown) = game.getStakeRoom();
        vm.assertEq(id, roundId);
        vm.assertEq(freeReserve, free);
        vm.assertEq(largestUp, up);
        vm.assertEq(largestDown, down);
    }

    function test_returnsRoundReserveAndTheLargestStakeOnEachSide() public {
        leaveReserve(80_000 * ION);
        start();
        predict(alice, true, 30_000 * ION);
        assertRoom(1, 56_000 * ION, 70_000 * ION + 1, 1_100_000 * ION + 9);
    }

    function test_returnsNoStakeWithoutAnOpenRound() public {
        assertRoom(0, RESERVE, 0, 0);
        start();
        passEnd();
        assertRoom(1, RESERVE, 0, 0);
    }
}

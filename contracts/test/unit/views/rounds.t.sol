// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";

contract RoundViewsTest is GameTest {
    struct Info {
        uint256 id;
        uint64 startTime;
        uint64 endTime;
        uint256 priceAtStart;
        uint256 priceAtEnd;
        bool isResolved;
        uint256 totalDeposits;
        uint256 upPredictions;
        uint256 downPredictions;
    }

    function infoOf(uint256 roundId) private view returns (Info memory) {
        (bool succeeded, bytes memory data) =
            address(game).staticcall(abi.encodeCall(game.getRoundInfo, (roundId)));
        vm.assertTrue(succeeded);
        return abi.decode(data, (Info));
    }

    function test_getRoundInfo_returnsARunningRound() public {
        start();
        predict(alice, true, MINIMUM);
        predict(bob, false, MINIMUM * 2);
        Info memory info = infoOf(1);
        vm.assertEq(info.id, 1);
        vm.assertEq(info.startTime, BEGINNING);
        vm.assertEq(info.endTime, BEGINNING + 300);
        vm.assertEq(info.priceAtStart, uint256(START_PRICE));
        vm.assertEq(info.priceAtEnd, 0);
        vm.assertFalse(info.isResolved);
        vm.assertEq(info.totalDeposits, MINIMUM * 3);
        vm.assertEq(info.upPredictions, MINIMUM);
        vm.assertEq(info.downPredictions, MINIMUM * 2);
    }

    function test_getRoundInfo_returnsAResolvedRoundAndAVoidRound() public {
        start();
        endUp();
        vm.assertEq(infoOf(1).priceAtEnd, uint256(START_PRICE) + 1);
        vm.assertTrue(infoOf(1).isResolved);
        start();
        voidLive();
        vm.assertEq(infoOf(2).priceAtEnd, 0);
        vm.assertTrue(infoOf(2).isResolved);
    }

    function test_refuseARoundThatDoesNotExist() public {
        refused(IPredictionGame.UnknownRound.selector, 1);
        game.getRoundInfo(1);
        refused(IPredictionGame.UnknownRound.selector, 0);
        game.getRound(0);
    }

    function test_getContractStats_countsAll() public {
        (uint256 rounds, uint256 burned, uint256 house, uint256 pool, uint256 locked) =
            game.getContractStats();
        vm.assertEq(rounds, 0);
        vm.assertEq(burned, 0);
        vm.assertEq(house, RESERVE);
        vm.assertEq(pool, RESERVE);
        vm.assertEq(locked, 0);

        start();
        predict(alice, false, 100_000 * ION);
        endUp();
        start();
        predict(alice, true, 10 * MINIMUM);
        (rounds, burned, house, pool, locked) = game.getContractStats();
        vm.assertEq(rounds, 2);
        vm.assertEq(burned, 5_000 * ION);
        vm.assertEq(house, RESERVE + 95_000 * ION);
        vm.assertEq(pool, RESERVE + 95_000 * ION - 8 * MINIMUM);
        vm.assertEq(locked, 10 * MINIMUM);
    }
}

contract LargestStakeTest is GameTest {
    function test_isTheMaximumWhileTheReserveIsLarge() public {
        start();
        vm.assertEq(game.largestStake(true), MAXIMUM);
        vm.assertEq(game.largestStake(false), MAXIMUM);
    }

    function test_isWhatTheReserveCovers() public {
        leaveReserve(80_000 * ION);
        start();
        vm.assertEq(game.largestStake(true), 100_000 * ION + 1);
        predict(alice, true, 30_000 * ION);
        vm.assertEq(game.largestStake(true), 70_000 * ION + 1);
        vm.assertEq(game.largestStake(false), 1_100_000 * ION + 9);
    }

    function test_isZeroBelowTheMinimum() public {
        leaveReserve(24_000 * ION - 1);
        start();
        vm.assertEq(game.largestStake(true), 0);
    }

    function test_isTheMinimumIfExactlyThatFits() public {
        leaveReserve(24_000 * ION);
        vm.prank(manager);
        game.setMinimumDeposit(30_000 * ION + 1);
        start();
        vm.assertEq(game.largestStake(true), 30_000 * ION + 1);
    }

    function test_isZeroWhileNoStakeIsAccepted() public {
        vm.assertEq(game.largestStake(true), 0);
        start();
        vm.warp(BEGINNING + 294);
        vm.assertEq(game.largestStake(true), MAXIMUM);
        vm.warp(BEGINNING + 295);
        vm.assertEq(game.largestStake(true), 0);
    }
}

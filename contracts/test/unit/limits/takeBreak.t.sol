// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { SigningTest } from "../../support/SigningTest.sol";

contract TakeBreakTest is SigningTest {
    uint256 private constant UNTIL = BEGINNING + 1 days;
    uint256 private constant FOR_EVER = type(uint40).max;

    function breakUntil(uint256 until) private {
        vm.prank(alice);
        game.takeBreak(until);
    }

    function refusedUntil(uint256 until) private {
        vm.expectRevert(
            abi.encodeWithSelector(IPredictionGame.InvalidParameter.selector, bytes32("until"), until)
        );
        breakUntil(until);
    }

    function test_refusesStakesUntilItsEnd() public {
        vm.expectEmit(address(game));
        emit IPredictionGame.BreakTaken(alice, UNTIL);
        breakUntil(UNTIL);
        vm.assertEq(game.getLimits(alice).breakUntil, UNTIL);
        vm.assertEq(game.getLimits(alice).left, 0);
        vm.warp(UNTIL - 1);
        start();
        vm.assertFalse(game.userCanPredict(alice));
        refused(IPredictionGame.OnBreak.selector, UNTIL);
        predict(alice, true, MINIMUM);
        vm.warp(UNTIL);
        vm.assertTrue(game.userCanPredict(alice));
        vm.assertEq(game.getLimits(alice).left, type(uint256).max);
        predict(alice, true, MINIMUM);
    }

    function test_refusesEveryWayToStake() public {
        start();
        breakUntil(UNTIL);
        refused(IPredictionGame.OnBreak.selector, UNTIL);
        vm.prank(alice);
        game.makePrediction(true, MINIMUM, 1, BEGINNING);

        Permit memory permit = signPermit(ALICE_KEY, MINIMUM, BEGINNING);
        refused(IPredictionGame.OnBreak.selector, UNTIL);
        predictWithPermit(permit, MINIMUM, 1);

        IPredictionGame.SignedPrediction memory prediction = predictionOf(alice);
        bytes memory signature = signed(ALICE_KEY, prediction);
        refused(IPredictionGame.OnBreak.selector, UNTIL);
        vm.prank(stranger);
        game.makePredictionFor(prediction, signature);
    }

    function test_canBeMadeLongerAndNotShorter() public {
        breakUntil(UNTIL);
        refusedUntil(UNTIL - 1);
        breakUntil(UNTIL);
        breakUntil(UNTIL + 1);
        vm.assertEq(game.getLimits(alice).breakUntil, UNTIL + 1);
        refusedUntil(UNTIL);
    }

    function test_canBeForEver() public {
        breakUntil(FOR_EVER);
        refusedUntil(FOR_EVER - 1);
        vm.warp(BEGINNING + 36_500 days);
        start();
        refused(IPredictionGame.OnBreak.selector, FOR_EVER);
        predict(alice, true, MINIMUM);
        vm.expectPartialRevert(bytes4(keccak256("SafeCastOverflowedUintDowncast(uint8,uint256)")));
        breakUntil(FOR_EVER + 1);
    }

    function test_refusesATimeThatHasPassed() public {
        refusedUntil(BEGINNING);
        refusedUntil(0);
        breakUntil(BEGINNING + 1);
        vm.warp(UNTIL);
        refusedUntil(UNTIL);
        breakUntil(UNTIL + 1);
    }

    function test_leavesOtherPlayersAndClaimsAlone() public {
        start();
        predict(alice, true, MINIMUM);
        breakUntil(UNTIL);
        predict(bob, false, MINIMUM);
        endUp();
        vm.assertEq(claim(alice, 1), (MINIMUM * 18) / 10);
    }

    function test_keepsTheDailyLimit() public {
        vm.prank(alice);
        game.setDailyLimit(2 * MINIMUM);
        start();
        predict(alice, true, MINIMUM);
        breakUntil(BEGINNING + 300);
        vm.warp(BEGINNING + 300);
        IPredictionGame.LimitsView memory limits = game.getLimits(alice);
        vm.assertEq(limits.perDay, 2 * MINIMUM);
        vm.assertEq(limits.left, MINIMUM);
    }

    function test_worksWhilePaused() public {
        vm.prank(pauser);
        game.pause();
        breakUntil(UNTIL);
        vm.assertEq(game.getLimits(alice).breakUntil, UNTIL);
    }
}

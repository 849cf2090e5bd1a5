// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";
import { IGame } from "../../support/IGame.sol";

contract PauseTest is GameTest {
    function test_thePauserPausesAndUnpauses() public {
        vm.expectEmit(address(game));
        emit IGame.Paused(pauser);
        vm.prank(pauser);
        game.pause();
        vm.assertTrue(game.paused());
        vm.expectEmit(address(game));
        emit IGame.Unpaused(pauser);
        vm.prank(pauser);
        game.unpause();
        vm.assertFalse(game.paused());
        start();
    }

    function test_theOwnerCanTakeOver() public {
        vm.prank(owner);
        game.pause();
        vm.prank(owner);
        game.unpause();
        vm.assertFalse(game.paused());
    }

    function test_refusesEveryoneElse() public {
        refused(IPredictionGame.NotPauser.selector, manager);
        vm.prank(manager);
        game.pause();
        refused(IPredictionGame.NotPauser.selector, stranger);
        vm.prank(stranger);
        game.unpause();
    }

    function test_refusesToPauseTwiceOrUnpauseARunningGame() public {
        refused(IGame.ExpectedPause.selector);
        vm.prank(pauser);
        game.unpause();
        vm.prank(pauser);
        game.pause();
        refused(IGame.EnforcedPause.selector);
        vm.prank(pauser);
        game.pause();
    }

    function test_bettingInARunningRoundContinues() public {
        start();
        predict(alice, true, MINIMUM);
        vm.prank(pauser);
        game.pause();
        vm.assertTrue(game.userCanPredict(bob));
        vm.assertEq(game.largestStake(false), MAXIMUM);
        predict(bob, false, MAXIMUM);
        endDown();
        vm.assertEq(claim(bob, 1), MAXIMUM * 11 / 10);
    }

    function test_noRoundStarts() public {
        vm.prank(pauser);
        game.pause();
        vm.assertFalse(game.canUserStartNewRound(alice));
        refused(IGame.EnforcedPause.selector);
        game.startNewRound(uint256(START_PRICE));
    }
}

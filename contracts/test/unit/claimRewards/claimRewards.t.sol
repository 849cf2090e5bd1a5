// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";

contract ClaimRewardsTest is GameTest {
    function test_paysTheWinnerStakeAndBonus() public {
        start();
        predict(alice, true, 100_000 * ION);
        predict(bob, false, 50_000 * ION);
        endUp();
        uint256 before = token.balanceOf(alice);
        vm.expectEmit(address(game));
        emit IPredictionGame.RewardsClaimed(1, alice, alice, 147_500 * ION);
        vm.assertEq(claim(alice, 1), 147_500 * ION);
        vm.assertEq(token.balanceOf(alice), before + 147_500 * ION);
        vm.assertTrue(game.getPosition(1, alice).hasWithdrawn);
        vm.assertEq(lockedTokens(), 0);
    }

    function test_sharesTheLosersPoolByStake() public {
        start();
        predict(alice, false, 30_000 * ION);
        predict(bob, false, 60_000 * ION);
        predict(carol, true, 90_001 * ION);
        endDown();
        vm.assertEq(claim(alice, 1), 30_000 * ION + (uint256(30_000) * 90_001 * 95 * ION) / 90_000 / 100);
        vm.assertEq(claim(bob, 1), 60_000 * ION + (uint256(60_000) * 90_001 * 95 * ION) / 90_000 / 100);
    }

    function test_paysOneWinnerWithoutAffectingTheOthers() public {
        start();
        predict(alice, true, 100_000 * ION);
        predict(bob, true, 300_000 * ION);
        endUp();
        claim(alice, 1);
        vm.assertEq(lockedTokens(), 540_000 * ION);
        vm.assertFalse(game.getPosition(1, bob).hasWithdrawn);
        vm.assertEq(claim(bob, 1), 540_000 * ION);
    }

    function test_returnsTheStakesOfADraw() public {
        start();
        predict(alice, true, 100_000 * ION);
        predict(bob, false, 50_000 * ION);
        endDraw();
        vm.assertEq(claim(alice, 1), 100_000 * ION);
        vm.assertEq(claim(bob, 1), 50_000 * ION);
        vm.assertEq(lockedTokens(), 0);
        vm.assertEq(game.getRewardPoolBalance(), RESERVE);
    }

    function test_refusesTheLoser() public {
        start();
        predict(alice, true, MINIMUM);
        predict(bob, false, MINIMUM);
        endDown();
        refused(IPredictionGame.NoRewardsToClaim.selector, 1, alice);
        claim(alice, 1);
    }

    function test_refusesASecondClaim() public {
        start();
        predict(alice, true, MINIMUM);
        endUp();
        claim(alice, 1);
        refused(IPredictionGame.AlreadyWithdrawn.selector, 1, alice);
        claim(alice, 1);
    }

    function test_refusesBeforeTheResult() public {
        start();
        predict(alice, true, MINIMUM);
        refused(IPredictionGame.RoundNotResolved.selector, 1);
        claim(alice, 1);
        passEnd();
        refused(IPredictionGame.RoundNotResolved.selector, 1);
        claim(alice, 1);
    }

    function test_refusesANonPlayer() public {
        start();
        predict(alice, true, MINIMUM);
        endUp();
        refused(IPredictionGame.NoPrediction.selector, 1, bob);
        claim(bob, 1);
    }

    function test_refusesARoundThatDoesNotExist() public {
        refused(IPredictionGame.UnknownRound.selector, 1);
        claim(alice, 1);
    }

    function test_worksWhilePaused() public {
        start();
        predict(alice, true, MINIMUM);
        endUp();
        vm.prank(pauser);
        game.pause();
        vm.assertEq(claim(alice, 1), (MINIMUM * 18) / 10);
    }

    function test_worksLongAfterTheRound() public {
        start();
        predict(alice, true, MINIMUM);
        endUp();
        for (uint256 i = 0; i < 5; ++i) {
            start();
            predict(bob, false, MINIMUM);
            endUp();
        }
        vm.warp(BEGINNING + 3650 days);
        vm.assertEq(claim(alice, 1), (MINIMUM * 18) / 10);
    }

    function test_theLastClaimFreesTheRoundingRemainder() public {
        start();
        predict(alice, true, MINIMUM);
        predict(bob, true, MINIMUM + 1);
        predict(carol, true, MINIMUM + 2);
        predict(dave, false, MINIMUM + 7);
        endUp();
        uint256 owed = lockedTokens();
        uint256 paid = claim(alice, 1) + claim(bob, 1);
        vm.assertEq(lockedTokens(), owed - paid);
        paid += claim(carol, 1);
        vm.assertLt(paid, owed);
        vm.assertEq(lockedTokens(), 0);
        vm.assertEq(game.getRewardPoolBalance(), token.balanceOf(address(game)));
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";

contract ClaimRewardsForTest is GameTest {
    uint256 private constant WON = (MINIMUM * 18) / 10;

    function setUp() public override {
        super.setUp();
        start();
        predict(alice, true, MINIMUM);
    }

    function claimFor(address player) private returns (uint256) {
        vm.prank(stranger);
        return game.claimRewardsFor(player, 1);
    }

    function test_paysThePlayerWhoeverSends() public {
        endUp();
        uint256 before = token.balanceOf(alice);
        vm.expectEmit(address(game));
        emit IPredictionGame.RewardsClaimed(1, alice, stranger, WON);
        vm.assertEq(claimFor(alice), WON);
        vm.assertEq(token.balanceOf(alice), before + WON);
        vm.assertEq(token.balanceOf(stranger), 0);
    }

    function test_refusesASecondClaim() public {
        endUp();
        claim(alice, 1);
        refused(IPredictionGame.AlreadyWithdrawn.selector, 1, alice);
        claimFor(alice);
    }

    function test_refusesASenderWhoDidNotPlay() public {
        endUp();
        refused(IPredictionGame.NoPrediction.selector, 1, stranger);
        claimFor(stranger);
    }

    function test_refusesALoserAndAnUnresolvedRound() public {
        refused(IPredictionGame.RoundNotResolved.selector, 1);
        claimFor(alice);
        endDown();
        refused(IPredictionGame.NoRewardsToClaim.selector, 1, alice);
        claimFor(alice);
    }

    function test_worksWhilePaused() public {
        endUp();
        vm.prank(pauser);
        game.pause();
        vm.assertEq(claimFor(alice), WON);
    }
}

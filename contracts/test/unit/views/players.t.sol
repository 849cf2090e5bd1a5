// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";

contract PlayerViewsTest is GameTest {
    uint256 private constant WON = (MINIMUM * 18) / 10;

    function position(address player) private view returns (IPredictionGame.PositionView memory) {
        return game.getPosition(1, player);
    }

    function test_getPlayerPrediction_returnsThePrediction() public {
        start();
        predict(alice, true, MINIMUM);
        (bool has, bool up, uint256 stake, bool withdrawn, uint256 potential) =
            game.getPlayerPrediction(1, alice);
        vm.assertTrue(has);
        vm.assertTrue(up);
        vm.assertEq(stake, MINIMUM);
        vm.assertFalse(withdrawn);
        vm.assertEq(potential, WON);
        endUp();
        claim(alice, 1);
        (,,, withdrawn, potential) = game.getPlayerPrediction(1, alice);
        vm.assertTrue(withdrawn);
        vm.assertEq(potential, WON);
    }

    function test_getPlayerPrediction_isEmptyWithoutAPrediction() public view {
        (bool has, bool up, uint256 stake, bool withdrawn, uint256 potential) =
            game.getPlayerPrediction(1, alice);
        vm.assertFalse(has);
        vm.assertFalse(up);
        vm.assertEq(stake, 0);
        vm.assertFalse(withdrawn);
        vm.assertEq(potential, 0);
    }

    function test_potentialRewards_followThePools() public {
        start();
        vm.assertEq(game.calculatePotentialRewards(1, alice), 0);
        predict(alice, true, 100_000 * ION);
        vm.assertEq(game.calculatePotentialRewards(1, alice), 180_000 * ION);
        predict(bob, false, 50_000 * ION);
        vm.assertEq(game.calculatePotentialRewards(1, alice), 147_500 * ION);
        vm.assertEq(game.calculatePotentialRewards(1, bob), 145_000 * ION);
        vm.assertEq(game.calculatePotentialRewards(1, carol), 0);
    }

    function test_potentialRewards_equalTheFinalPayout() public {
        start();
        predict(alice, true, 100_000 * ION);
        predict(bob, false, 50_000 * ION);
        endUp();
        vm.assertEq(game.calculatePotentialRewards(1, alice), 147_500 * ION);
        vm.assertEq(game.calculatePotentialRewards(1, bob), 0);
    }

    function test_getPosition_returnsTheClaimableAmount() public {
        start();
        predict(alice, true, MINIMUM);
        predict(bob, false, MINIMUM);
        vm.assertEq(position(alice).claimable, 0);
        vm.assertEq(position(alice).potentialRewards, WON);
        passEnd();
        vm.assertEq(position(alice).claimable, 0);
        endUp();
        vm.assertEq(position(alice).claimable, WON);
        vm.assertEq(position(bob).claimable, 0);
        vm.assertEq(uint256(position(bob).outcome), uint256(IPredictionGame.Outcome.Up));
        claim(alice, 1);
        vm.assertEq(position(alice).claimable, 0);
        vm.assertEq(position(alice).potentialRewards, WON);
        vm.assertTrue(position(alice).hasWithdrawn);
    }

    function test_getPosition_returnsARefund() public {
        start();
        predict(alice, true, MINIMUM);
        voidLive();
        vm.assertEq(position(alice).claimable, MINIMUM);
        vm.assertEq(position(alice).potentialRewards, MINIMUM);
    }
}

contract CurrentRoundViewsTest is GameTest {
    struct Current {
        uint256 roundId;
        bool canPredict;
        bool hasActiveRound;
        uint64 startTime;
        uint64 endTime;
        bool isResolved;
        uint256 startPrice;
        IPredictionGame.RoundStatus status;
    }

    function current(address user) private view returns (Current memory) {
        (, bytes memory data) = address(game).staticcall(abi.encodeCall(game.getUserCurrentRoundInfo, (user)));
        return abi.decode(data, (Current));
    }

    function test_beforeAnyRound() public view {
        Current memory info = current(alice);
        vm.assertEq(info.roundId, 0);
        vm.assertFalse(info.canPredict);
        vm.assertFalse(info.hasActiveRound);
        vm.assertEq(info.startTime, 0);
        vm.assertEq(info.endTime, 0);
        vm.assertFalse(info.isResolved);
        vm.assertEq(info.startPrice, 0);
        vm.assertTrue(game.canUserStartNewRound(alice));
        vm.assertFalse(game.userCanPredict(alice));
    }

    function test_inARunningRound() public {
        start();
        Current memory info = current(alice);
        vm.assertEq(info.roundId, 1);
        vm.assertTrue(info.canPredict);
        vm.assertTrue(info.hasActiveRound);
        vm.assertEq(info.startTime, BEGINNING);
        vm.assertEq(info.endTime, BEGINNING + 300);
        vm.assertFalse(info.isResolved);
        vm.assertEq(info.startPrice, uint256(START_PRICE));
        vm.assertFalse(game.canUserStartNewRound(alice));
    }

    function test_afterThePlayersOwnPrediction_ButNotForOthers() public {
        start();
        predict(alice, true, MINIMUM);
        vm.assertFalse(current(alice).canPredict);
        vm.assertFalse(game.userCanPredict(alice));
        vm.assertTrue(current(bob).canPredict);
        vm.assertTrue(game.userCanPredict(bob));
    }

    function test_inTheLastOpenSecondAndAtTheLock() public {
        start();
        vm.warp(BEGINNING + 294);
        vm.assertTrue(game.userCanPredict(alice));
        vm.warp(BEGINNING + 295);
        vm.assertFalse(game.userCanPredict(alice));
        vm.assertTrue(current(alice).hasActiveRound);
        vm.warp(BEGINNING + 299);
        vm.assertFalse(game.canUserStartNewRound(alice));
        vm.warp(BEGINNING + 300);
        vm.assertTrue(game.canUserStartNewRound(alice));
        vm.assertFalse(current(alice).hasActiveRound);
    }

    function test_afterTheResult() public {
        start();
        endUp();
        vm.assertTrue(current(alice).isResolved);
        vm.assertEq(current(alice).roundId, 1);
    }

    function test_theStatusIsThatOfTheRound() public {
        assertStatus(IPredictionGame.RoundStatus.None);
        start();
        assertStatus(IPredictionGame.RoundStatus.Active);
        vm.warp(BEGINNING + 299);
        assertStatus(IPredictionGame.RoundStatus.Active);
        vm.warp(BEGINNING + 300);
        assertStatus(IPredictionGame.RoundStatus.Resolving);
        endUp();
        assertStatus(IPredictionGame.RoundStatus.Idle);
    }

    function assertStatus(IPredictionGame.RoundStatus expected) private view {
        vm.assertEq(uint256(current(alice).status), uint256(expected));
    }

    function test_whilePaused() public {
        vm.prank(pauser);
        game.pause();
        vm.assertFalse(game.canUserStartNewRound(alice));
        vm.prank(pauser);
        game.unpause();
        start();
        vm.prank(pauser);
        game.pause();
        vm.assertTrue(game.userCanPredict(alice));
        vm.assertTrue(current(alice).hasActiveRound);
    }
}

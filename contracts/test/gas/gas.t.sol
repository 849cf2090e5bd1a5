// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { SigningTest } from "../support/SigningTest.sol";

/// @dev Run in isolation: each call is a transaction of its own, with its fixed cost and its cold storage. "Warm" is
/// the usual case: the round has stakes on both sides, and the player has a balance and an allowance.
contract GasTest is SigningTest {
    uint256 private constant PREDICTION_LIMIT = 150_000;

    function measured(string memory name) private returns (uint256) {
        return vm.snapshotGasLastCall("PredictionGame", name);
    }

    function test_startNewRound() public {
        start();
        endUp();
        start();
        measured("startNewRound");
    }

    function test_makePrediction() public {
        start();
        predict(alice, true, MINIMUM);
        measured("makePrediction, first of the round");
        predict(bob, false, MINIMUM);
        measured("makePrediction, first of the other side");
        predict(carol, true, MINIMUM);
        vm.assertLt(measured("makePrediction, warm"), PREDICTION_LIMIT);
        vm.prank(dave);
        game.makePrediction(false, MINIMUM, 1, BEGINNING + 60);
        vm.assertLt(measured("makePrediction with guards, warm"), PREDICTION_LIMIT);
    }

    function test_makePredictionWithPermit() public {
        start();
        predict(bob, true, MINIMUM);
        predict(carol, false, MINIMUM);
        predictWithPermit(signPermit(ALICE_KEY, MINIMUM, BEGINNING), MINIMUM, 1);
        measured("makePredictionWithPermit");
    }

    function test_makePredictionFor() public {
        start();
        predict(bob, true, MINIMUM);
        predict(carol, false, MINIMUM);
        IPredictionGame.SignedPrediction memory prediction = predictionOf(alice);
        bytes memory signature = signed(ALICE_KEY, prediction);
        game.makePredictionFor(prediction, signature);
        measured("makePredictionFor");
    }

    function test_theReserve() public {
        game.fundReserve(ION);
        measured("fundReserve");
        vm.prank(owner);
        game.withdrawReserve(owner, ION);
        measured("withdrawReserve");
    }

    function test_theParameters() public {
        vm.prank(manager);
        game.setMinimumDeposit(ION);
        measured("setMinimumDeposit");
        vm.prank(manager);
        game.setMaximumDeposit(ION);
        measured("setMaximumDeposit");
        vm.prank(pauser);
        game.pause();
        measured("pause");
    }

    function test_resolveRound() public {
        start();
        predict(alice, true, MINIMUM);
        predict(bob, false, MINIMUM);
        endUp();
        measured("resolveRound");
    }

    function test_resolveRoundAcrossAChangeOfPhase() public {
        start();
        predict(alice, true, MINIMUM);
        // As many answers as a round has blocks.
        for (uint256 i = 0; i < 25; ++i) {
            feed.post(START_PRICE);
        }
        passEnd();
        feed.nextPhase();
        uint80 id = feed.post(START_PRICE + 1);
        vm.warp(vm.getBlockTimestamp() + 1);
        game.resolveRound(1, id);
        measured("resolveRound across a change of the feed's phase");
    }

    function test_voidRound() public {
        start();
        predict(alice, true, MINIMUM);
        voidLive();
        measured("voidRound");
    }

    function test_claimRewards() public {
        start();
        predict(alice, true, MINIMUM);
        predict(bob, true, MINIMUM);
        predict(carol, true, MINIMUM);
        endUp();
        claim(alice, 1);
        measured("claimRewards");
        vm.prank(stranger);
        game.claimRewardsFor(carol, 1);
        measured("claimRewardsFor");
        claim(bob, 1);
        measured("claimRewards, last of the round");
    }

    function test_claimManyRewards() public {
        uint256[] memory ids = new uint256[](10);
        for (uint256 i = 0; i < 10; ++i) {
            ids[i] = start();
            predict(alice, true, MINIMUM);
            predict(bob, true, MINIMUM);
            endUp();
        }
        vm.prank(alice);
        game.claimManyRewards(ids);
        measured("claimManyRewards of ten rounds");
    }
}

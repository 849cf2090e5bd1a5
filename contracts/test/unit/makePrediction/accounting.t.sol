// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";
import { IToken } from "../../support/IGame.sol";

contract MakePredictionAccountingTest is GameTest {
    function test_movesTheStakeAndRecordsThePosition() public {
        start();
        uint256 before = token.balanceOf(alice);
        predict(alice, false, MINIMUM);
        vm.assertEq(token.balanceOf(alice), before - MINIMUM);
        vm.assertEq(token.balanceOf(address(game)), RESERVE + MINIMUM);

        IPredictionGame.PositionView memory position = game.getPosition(1, alice);
        vm.assertTrue(position.hasPredicted);
        vm.assertFalse(position.predictedUp);
        vm.assertFalse(position.hasWithdrawn);
        vm.assertEq(position.depositAmount, MINIMUM);
    }

    function test_reportsThePredictionBeforeTheTransfer() public {
        start();
        vm.expectEmit(address(game));
        emit IPredictionGame.PredictionMade(1, alice, true, MINIMUM, MINIMUM, 0);
        vm.expectEmit(address(token));
        emit IToken.Transfer(alice, address(game), MINIMUM);
        predict(alice, true, MINIMUM);
    }

    function test_addsUpThePoolsOfBothSidesForAllPlayers() public {
        start();
        vm.expectEmit(address(game));
        emit IPredictionGame.PredictionMade(1, alice, true, 40_000 * ION, 40_000 * ION, 0);
        predict(alice, true, 40_000 * ION);
        vm.expectEmit(address(game));
        emit IPredictionGame.PredictionMade(1, bob, false, 50_000 * ION, 40_000 * ION, 50_000 * ION);
        predict(bob, false, 50_000 * ION);
        vm.expectEmit(address(game));
        emit IPredictionGame.PredictionMade(1, carol, true, 60_000 * ION, 100_000 * ION, 50_000 * ION);
        predict(carol, true, 60_000 * ION);

        IPredictionGame.RoundView memory round = game.getRound(1);
        vm.assertEq(round.upPredictions, 100_000 * ION);
        vm.assertEq(round.downPredictions, 50_000 * ION);
        vm.assertEq(lockedTokens(), 150_000 * ION);
        vm.assertEq(houseBalance(), RESERVE);
    }

    function test_reservesTheBonusOfAOneSidedRound() public {
        start();
        predict(alice, true, 100_000 * ION);
        vm.assertEq(game.getRewardPoolBalance(), RESERVE - 80_000 * ION);
    }

    function test_freesTheReserveWhenTheOtherSideJoins() public {
        start();
        predict(alice, true, 100_000 * ION);
        predict(bob, false, 100_000 * ION);
        vm.assertEq(game.getRewardPoolBalance(), RESERVE);
    }

    function test_reservesTheShortfallOfALopsidedRound() public {
        start();
        predict(alice, true, MINIMUM);
        predict(bob, false, MAXIMUM); // 10 % of three million; alice's stake covers a tenth of it
        vm.assertEq(game.getRewardPoolBalance(), RESERVE - (300_000 - 30_000) * ION);
    }

    function test_roundsAreSeparate() public {
        start();
        predict(alice, true, MINIMUM);
        passEnd();
        start();
        predict(alice, false, MINIMUM * 2);
        vm.assertEq(game.getRound(1).upPredictions, MINIMUM);
        vm.assertEq(game.getRound(1).downPredictions, 0);
        vm.assertEq(game.getRound(2).upPredictions, 0);
        vm.assertEq(game.getRound(2).downPredictions, MINIMUM * 2);
        vm.assertEq(lockedTokens(), MINIMUM * 3);
    }
}

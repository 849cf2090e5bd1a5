// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";
import { IGame, IToken } from "../../support/IGame.sol";

contract MakePredictionChecksTest is GameTest {
    function test_refusesBeforeAnyRound() public {
        refused(IPredictionGame.NoActiveRound.selector);
        predict(alice, true, MINIMUM);
    }

    function test_refusesAfterTheEnd() public {
        start();
        passEnd();
        refused(IPredictionGame.NoActiveRound.selector);
        predict(alice, true, MINIMUM);
    }

    function test_acceptsAStakeInTheLastOpenSecond() public {
        start();
        vm.warp(BEGINNING + 294);
        predict(alice, true, MINIMUM);
        vm.assertEq(game.getRound(1).upPredictions, MINIMUM);
    }

    function test_refusesAtTheLockAndLater() public {
        start();
        vm.warp(BEGINNING + 295);
        refused(IPredictionGame.BettingClosed.selector, 1, BEGINNING + 295);
        predict(alice, true, MINIMUM);
        vm.warp(BEGINNING + 299);
        refused(IPredictionGame.BettingClosed.selector, 1, BEGINNING + 295);
        predict(alice, true, MINIMUM);
    }

    function test_refusesASecondPredictionOnEitherSide() public {
        start();
        predict(alice, true, MINIMUM);
        refused(IPredictionGame.AlreadyPredicted.selector, 1, alice);
        predict(alice, true, MINIMUM);
        refused(IPredictionGame.AlreadyPredicted.selector, 1, alice);
        predict(alice, false, MINIMUM);
    }

    function test_acceptsExactlyTheMinimumAndTheMaximum() public {
        start();
        predict(alice, true, MINIMUM);
        predict(bob, false, MAXIMUM);
        vm.assertEq(lockedTokens(), MINIMUM + MAXIMUM);
    }

    function test_refusesLessThanTheMinimum() public {
        start();
        refused(IPredictionGame.AmountBelowMinimum.selector, MINIMUM - 1, MINIMUM);
        predict(alice, true, MINIMUM - 1);
    }

    function test_refusesMoreThanTheMaximum() public {
        start();
        refused(IPredictionGame.AmountAboveMaximum.selector, MAXIMUM + 1, MAXIMUM);
        predict(alice, true, MAXIMUM + 1);
    }

    function test_keepsTheLimitsOfTheRoundsStart() public {
        start();
        vm.prank(manager);
        game.setMinimumDeposit(MINIMUM * 2);
        vm.prank(manager);
        game.setMaximumDeposit(MINIMUM * 3);
        predict(alice, true, MINIMUM);
        predict(bob, true, MAXIMUM);
        vm.assertEq(game.getRound(1).upPredictions, MINIMUM + MAXIMUM);
    }

    function test_keepsTheLockOfTheRoundsStart() public {
        start();
        vm.prank(owner);
        game.setPredictionLock(200);
        vm.warp(BEGINNING + 294);
        predict(alice, true, MINIMUM);
        vm.assertEq(game.getRound(1).lockTime, BEGINNING + 295);
    }

    function test_refusesWithoutAllowance() public {
        start();
        token.transfer(stranger, MINIMUM);
        vm.expectRevert(
            abi.encodeWithSelector(IToken.ERC20InsufficientAllowance.selector, address(game), 0, MINIMUM)
        );
        predict(stranger, true, MINIMUM);
    }

    function test_refusesWithoutBalance() public {
        start();
        vm.prank(stranger);
        token.approve(address(game), MINIMUM);
        vm.expectRevert(
            abi.encodeWithSelector(IToken.ERC20InsufficientBalance.selector, stranger, 0, MINIMUM)
        );
        predict(stranger, true, MINIMUM);
    }
}

contract MakePredictionGuardsTest is GameTest {
    function predictGuarded(uint256 roundId, uint256 deadline) private {
        vm.prank(alice);
        game.makePrediction(true, MINIMUM, roundId, deadline);
    }

    function test_acceptsAStakeForTheLiveRoundAtItsDeadline() public {
        start();
        predictGuarded(1, BEGINNING);
        vm.assertEq(game.getRound(1).upPredictions, MINIMUM);
    }

    function test_refusesAfterTheDeadline() public {
        start();
        vm.warp(BEGINNING + 10);
        refused(IPredictionGame.DeadlinePassed.selector, BEGINNING + 9);
        predictGuarded(1, BEGINNING + 9);
    }

    function test_refusesToBetInALaterRound() public {
        start();
        passEnd();
        start();
        refused(IPredictionGame.WrongRound.selector, 1, 2);
        predictGuarded(1, type(uint256).max);
    }

    function test_refusesARoundThatHasNotStarted() public {
        start();
        refused(IPredictionGame.WrongRound.selector, 2, 1);
        predictGuarded(2, type(uint256).max);
    }

    function test_betsInTheLiveRoundAndNotTheLastOne() public {
        start();
        passEnd();
        refused(IPredictionGame.NoActiveRound.selector);
        predictGuarded(1, type(uint256).max);
    }
}

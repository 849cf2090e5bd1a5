// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { IGame, IToken } from "../../support/IGame.sol";
import { SessionTest } from "../../support/SessionTest.sol";

contract MakePredictionBySessionTest is SessionTest {
    uint256 private constant END = BEGINNING + 1 hours;

    function setUp() public override {
        super.setUp();
        start();
        authorize(alice, 2 * MINIMUM, 3 * MINIMUM, END);
    }

    function place(uint256 amount) private {
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(alice, true, amount);
        predictBySession(prediction, signBySession(SESSION_KEY, prediction));
    }

    function refusedBound(uint256 amount, uint256 left) private {
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(alice, true, amount);
        bytes memory signature = signBySession(SESSION_KEY, prediction);
        refused(IPredictionGame.SessionBoundReached.selector, amount, left);
        predictBySession(prediction, signature);
    }

    function refusedSignature(IPredictionGame.SessionPrediction memory prediction, bytes memory signature)
        private
    {
        refused(IPredictionGame.InvalidSignature.selector);
        predictBySession(prediction, signature);
    }

    function nextRound() private {
        passEnd();
        start();
    }

    // ---------------------------------------------------------------- what it does

    function test_anybodySendsTheStakeOfThePlayer() public {
        uint256 before = token.balanceOf(alice);
        uint256 nonce = game.nonces(alice);
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(alice, false, MINIMUM);
        predictBySession(prediction, signBySession(SESSION_KEY, prediction));
        IPredictionGame.PositionView memory position = game.getPosition(1, alice);
        vm.assertEq(position.depositAmount, MINIMUM);
        vm.assertFalse(position.predictedUp);
        vm.assertEq(token.balanceOf(alice), before - MINIMUM);
        vm.assertFalse(game.getPosition(1, stranger).hasPredicted);
        vm.assertEq(game.getSession(alice).left, 2 * MINIMUM);
        vm.assertEq(game.nonces(alice), nonce);
    }

    function test_paysThePlayer() public {
        place(MINIMUM);
        endUp();
        uint256 before = token.balanceOf(alice);
        vm.prank(vm.addr(SESSION_KEY));
        game.claimRewardsFor(alice, 1);
        vm.assertEq(token.balanceOf(alice), before + (MINIMUM * 18) / 10);
        vm.assertEq(token.balanceOf(vm.addr(SESSION_KEY)), 0);
    }

    function test_theKeyHasNoOtherRight() public {
        IPredictionGame.SignedPrediction memory prediction = predictionOf(alice);
        bytes memory signature = signed(SESSION_KEY, prediction);
        refused(IPredictionGame.InvalidSignature.selector);
        game.makePredictionFor(prediction, signature);

        vm.prank(vm.addr(SESSION_KEY));
        vm.expectPartialRevert(IToken.ERC20InsufficientAllowance.selector);
        game.makePrediction(true, MINIMUM);

        vm.prank(vm.addr(SESSION_KEY));
        game.setDailyLimit(1);
        vm.assertEq(game.getLimits(alice).perDay, 0);
    }

    // ---------------------------------------------------------------- its bounds

    function test_staysWithinTheBoundOfARound() public {
        refusedBound(2 * MINIMUM + 1, 2 * MINIMUM);
        place(2 * MINIMUM);
    }

    function test_staysWithinTheBoundInAll() public {
        place(2 * MINIMUM);
        vm.assertEq(game.getSession(alice).left, MINIMUM);
        nextRound();
        refusedBound(MINIMUM + 1, MINIMUM);
        place(MINIMUM);
        vm.assertEq(game.getSession(alice).left, 0);
        nextRound();
        refusedBound(MINIMUM, 0);
    }

    function test_aRefusedStakeCostsNothingOfTheBound() public {
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(alice, true, MINIMUM - 1);
        bytes memory signature = signBySession(SESSION_KEY, prediction);
        refused(IPredictionGame.AmountBelowMinimum.selector, MINIMUM - 1, MINIMUM);
        predictBySession(prediction, signature);
        vm.assertEq(game.getSession(alice).left, 3 * MINIMUM);
    }

    function test_theStakesOfThePlayerDoNotCount() public {
        predict(alice, true, MAXIMUM);
        vm.assertEq(game.getSession(alice).left, 3 * MINIMUM);
    }

    function test_endsAtItsEndAlsoWithinARound() public {
        vm.warp(END - 100);
        start();
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(alice, true, MINIMUM);
        prediction.deadline = END + 100;
        bytes memory signature = signBySession(SESSION_KEY, prediction);
        vm.warp(END);
        refused(IPredictionGame.SessionEnded.selector, END);
        predictBySession(prediction, signature);
        vm.warp(END - 1);
        predictBySession(prediction, signature);
    }

    function test_thePlayersOwnLimitsHold() public {
        vm.prank(alice);
        game.setDailyLimit(MINIMUM);
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(alice, true, MINIMUM + 1);
        bytes memory signature = signBySession(SESSION_KEY, prediction);
        refused(IPredictionGame.DailyLimitReached.selector, MINIMUM + 1, MINIMUM);
        predictBySession(prediction, signature);
        vm.prank(alice);
        game.takeBreak(END);
        prediction.amount = MINIMUM;
        signature = signBySession(SESSION_KEY, prediction);
        refused(IPredictionGame.OnBreak.selector, END);
        predictBySession(prediction, signature);
    }

    // ---------------------------------------------------------------- what it refuses

    function test_refusesASecondPredictionInTheRound() public {
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(alice, true, MINIMUM);
        bytes memory signature = signBySession(SESSION_KEY, prediction);
        predictBySession(prediction, signature);
        refused(IPredictionGame.AlreadyPredicted.selector, 1, alice);
        predictBySession(prediction, signature);
        vm.assertEq(game.getSession(alice).left, 2 * MINIMUM);
    }

    function test_refusesAnotherRoundAndAfterTheDeadline() public {
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(alice, true, MINIMUM);
        bytes memory signature = signBySession(SESSION_KEY, prediction);
        vm.warp(prediction.deadline + 1);
        refused(IPredictionGame.DeadlinePassed.selector, prediction.deadline);
        predictBySession(prediction, signature);
        nextRound();
        prediction.deadline = vm.getBlockTimestamp();
        signature = signBySession(SESSION_KEY, prediction);
        refused(IPredictionGame.WrongRound.selector, 1, 2);
        predictBySession(prediction, signature);
    }

    function test_refusesEveryChangeOfWhatTheKeySigned() public {
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(alice, true, MINIMUM);
        bytes memory signature = signBySession(SESSION_KEY, prediction);
        prediction.up = false;
        refusedSignature(prediction, signature);
        prediction.up = true;
        prediction.amount += 1;
        refusedSignature(prediction, signature);
        prediction.amount -= 1;
        prediction.deadline += 1;
        refusedSignature(prediction, signature);
    }

    function test_refusesAnotherKeyAndThePlayersOwn() public {
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(alice, true, MINIMUM);
        refusedSignature(prediction, signBySession(ALICE_KEY, prediction));
        refusedSignature(prediction, signBySession(0xbad, prediction));
    }

    function test_refusesAnotherPlayersSession() public {
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(bob, true, MINIMUM);
        bytes memory signature = signBySession(SESSION_KEY, prediction);
        refused(IPredictionGame.NoSession.selector, bob);
        predictBySession(prediction, signature);
        vm.prank(bob);
        game.authorizeSession(vm.addr(0xb0b), MINIMUM, MINIMUM, END);
        refusedSignature(prediction, signature);
    }

    function test_refusesAnotherChainAndAnotherGame() public {
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(alice, true, MINIMUM);
        IGame here = game;
        game = deployGame(settings());
        bytes memory elsewhere = signBySession(SESSION_KEY, prediction);
        game = here;
        refusedSignature(prediction, elsewhere);
        bytes memory signature = signBySession(SESSION_KEY, prediction);
        uint256 chain = block.chainid;
        vm.chainId(chain + 1);
        refusedSignature(prediction, signature);
        vm.chainId(chain);
        predictBySession(prediction, signature);
    }

    function test_refusesABrokenSignature() public {
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(alice, true, MINIMUM);
        vm.expectPartialRevert(bytes4(keccak256("ECDSAInvalidSignatureLength(uint256)")));
        predictBySession(prediction, "short");
    }

    function test_aRunningRoundTakesItWhilePaused() public {
        vm.prank(pauser);
        game.pause();
        place(MINIMUM);
        vm.assertEq(game.getPosition(1, alice).depositAmount, MINIMUM);
    }
}

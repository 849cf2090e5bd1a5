// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";

/// @dev A Chainlink feed changes its aggregator. The earlier of the two phases' first answers counts, and that never
/// changes.
contract ResolveRoundPhasesTest is GameTest {
    uint80 private constant PHASE = 1 << 64;
    uint256 private end;

    function setUp() public override {
        super.setUp();
        start(); // the feed's second answer, in phase 1
        end = BEGINNING + DURATION;
    }

    function refusedAnswer(uint80 id) private {
        refused(IPredictionGame.NotFirstAnswerAfterEnd.selector, 1, id);
        game.resolveRound(1, id);
    }

    function accepted(uint80 id, IPredictionGame.Outcome outcome) private {
        game.resolveRound(1, id);
        assertOutcome(1, outcome);
    }

    // ---------------------------------------------------------------- the old phase is silent

    function test_takesTheFirstAnswerOfANewPhaseWhenTheOldOneIsSilent() public {
        vm.warp(BEGINNING + 200);
        feed.post(START_PRICE);
        vm.warp(end);
        feed.nextPhase();
        uint80 id = feed.post(START_PRICE + 1);
        vm.assertEq(id, 2 * PHASE + 1);
        vm.warp(end + 1);
        accepted(id, IPredictionGame.Outcome.Up);
    }

    function test_takesTheFirstAnswerAfterTheEndFromANewPhaseThatBeganEarlier() public {
        vm.warp(BEGINNING + 100);
        feed.nextPhase();
        feed.post(START_PRICE);
        vm.warp(end);
        uint80 first = feed.post(START_PRICE - 1);
        uint80 second = feed.post(START_PRICE + 1);
        vm.warp(end + 1);
        refusedAnswer(2 * PHASE + 1);
        refusedAnswer(second);
        accepted(first, IPredictionGame.Outcome.Down);
    }

    function test_waitsForTheSecondOfANewPhasesAnswerToPass_BecauseTheOldPhaseCouldStillAnswerInIt() public {
        vm.warp(end);
        feed.nextPhase();
        uint80 young = feed.post(START_PRICE + 1);
        refusedAnswer(young);
        uint80 old = feed.postInPhase(1, 3, START_PRICE - 1, end);
        vm.warp(end + 1);
        refusedAnswer(young);
        accepted(old, IPredictionGame.Outcome.Down);
    }

    function test_takesTheNewPhaseAfterAGapOfTheMaximumWidth() public {
        vm.warp(end);
        feed.leaveOut(16);
        feed.post(START_PRICE + 1);
        feed.nextPhase();
        uint80 young = feed.post(START_PRICE - 1);
        vm.warp(end + 1);
        accepted(young, IPredictionGame.Outcome.Down);
    }

    function test_worksIfMissingAnswersAreZeros() public {
        feed.setRevertsOnMissing(false);
        vm.warp(end);
        feed.nextPhase();
        uint80 young = feed.post(START_PRICE + 1);
        vm.warp(end + 1);
        accepted(young, IPredictionGame.Outcome.Up);
    }

    function test_searchesAnOldPhaseOfUpToAHundredAndTwentyEightAnswers() public {
        for (uint256 i = 0; i < 112; ++i) {
            feed.post(START_PRICE);
        }
        vm.warp(end);
        feed.nextPhase();
        uint80 young = feed.post(START_PRICE + 1);
        vm.warp(end + 1);
        accepted(young, IPredictionGame.Outcome.Up);
    }

    function test_refusesALongerOldPhase_AndTheRoundIsVoidedLater() public {
        for (uint256 i = 0; i < 113; ++i) {
            feed.post(START_PRICE);
        }
        vm.warp(end);
        feed.nextPhase();
        uint80 young = feed.post(START_PRICE + 1);
        vm.warp(end + 1);
        refusedAnswer(young);
        vm.warp(end + 1 days);
        game.voidRound(1);
        assertOutcome(1, IPredictionGame.Outcome.Void);
    }

    // ---------------------------------------------------------------- both phases answer

    function test_takesTheOldPhaseWhenItAnsweredFirst() public {
        vm.warp(end);
        uint80 old = feed.post(START_PRICE + 1);
        vm.warp(end + 1);
        feed.nextPhase();
        uint80 young = feed.post(START_PRICE - 1);
        vm.warp(end + 2);
        refusedAnswer(young);
        accepted(old, IPredictionGame.Outcome.Up);
    }

    function test_takesTheOldPhaseWhenBothAnsweredInOneSecond() public {
        vm.warp(end);
        uint80 old = feed.post(START_PRICE + 1);
        feed.nextPhase();
        uint80 young = feed.post(START_PRICE - 1);
        vm.warp(end + 1);
        refusedAnswer(young);
        accepted(old, IPredictionGame.Outcome.Up);
    }

    function test_takesTheNewPhaseWhenItAnsweredFirst_WhateverTheOldOnePostsLater() public {
        vm.warp(end);
        feed.nextPhase();
        uint80 young = feed.post(START_PRICE + 1);
        vm.warp(end + 1);
        uint80 old = feed.postInPhase(1, 3, START_PRICE - 1, end + 1);
        refusedAnswer(old);
        accepted(young, IPredictionGame.Outcome.Up);
    }

    function test_findsTheFirstAnswerOfTheNewPhaseBeforeLaterAnswers() public {
        vm.warp(end);
        feed.nextPhase();
        uint80 young = feed.post(START_PRICE + 1);
        uint80 old = feed.postInPhase(1, 3, START_PRICE - 1, end + 5);
        vm.warp(end + 9);
        feed.leaveOut(15);
        feed.post(START_PRICE);
        refusedAnswer(old);
        accepted(young, IPredictionGame.Outcome.Up);
    }

    function test_skipsAnswersOfTheNewPhaseFromBeforeTheEnd() public {
        vm.warp(end - 1);
        feed.nextPhase();
        feed.post(START_PRICE + 1);
        uint80 old = feed.postInPhase(1, 3, START_PRICE - 1, end + 5);
        vm.warp(end + 9);
        feed.post(START_PRICE);
        accepted(old, IPredictionGame.Outcome.Down);
    }

    function test_findsAnAnswerOfTheOldPhaseAfterAGap() public {
        vm.warp(end);
        feed.leaveOut(15);
        uint80 old = feed.post(START_PRICE + 1);
        feed.nextPhase();
        uint80 young = feed.post(START_PRICE - 1);
        vm.warp(end + 1);
        refusedAnswer(young);
        accepted(old, IPredictionGame.Outcome.Up);
    }

    function test_findsALateAnswerAfterSeveralGapsThatAreWideOnlyTogether() public {
        vm.warp(end - 1);
        feed.leaveOut(10);
        feed.post(START_PRICE);
        feed.leaveOut(10);
        vm.warp(end);
        feed.post(START_PRICE + 1);
        feed.nextPhase();
        uint80 young = feed.post(START_PRICE - 1);
        vm.warp(end + 1);
        refusedAnswer(young);
    }

    // ---------------------------------------------------------------- the bound of the search in the new phase

    /// @dev The old phase answers first, then the new phase answers `count` times.
    function answersOfTheNewPhase(uint256 count) private returns (uint80 old) {
        vm.warp(end);
        old = feed.post(START_PRICE + 1);
        vm.warp(end + 1);
        feed.nextPhase();
        for (uint256 i = 0; i < count; ++i) {
            feed.post(START_PRICE);
        }
    }

    function test_searchesANewPhaseWithAnyNumberOfAnswersWithinReach() public {
        accepted(answersOfTheNewPhase(127), IPredictionGame.Outcome.Up);
    }

    function test_refusesANewPhaseWithMoreAnswers() public {
        refusedAnswer(answersOfTheNewPhase(128));
    }

    function test_refusesANewPhaseWithAGapThatIsTooWide() public {
        uint80 old = answersOfTheNewPhase(1);
        feed.leaveOut(16);
        feed.post(START_PRICE);
        refusedAnswer(old);
    }

    function test_searchesANewPhaseWithGapsThatAreWideOnlyTogether() public {
        uint80 old = answersOfTheNewPhase(1);
        feed.leaveOut(15);
        feed.post(START_PRICE);
        feed.leaveOut(15);
        feed.post(START_PRICE);
        accepted(old, IPredictionGame.Outcome.Up);
    }

    function test_takesTheOldPhaseWhileTheNewOneIsEmpty() public {
        uint80 old = answersOfTheNewPhase(0);
        uint256 state = vm.snapshotState();
        accepted(old, IPredictionGame.Outcome.Up);
        vm.revertToState(state);
        feed.setRevertsOnMissing(false);
        accepted(old, IPredictionGame.Outcome.Up);
    }

    // ---------------------------------------------------------------- other phases

    function test_takesTheOldPhaseTwoPhasesLaterWhenNoneAnsweredEarlier() public {
        uint80 old = answersOfTheNewPhase(1);
        feed.nextPhase();
        feed.post(START_PRICE);
        accepted(old, IPredictionGame.Outcome.Up);
    }

    function test_takesTheNextPhaseWhenItAnsweredEarlier_EvenTwoPhasesLater() public {
        vm.warp(end);
        feed.nextPhase();
        uint80 young = feed.post(START_PRICE + 1);
        feed.nextPhase();
        feed.post(START_PRICE);
        vm.warp(end + 1);
        refusedAnswer(feed.postInPhase(1, 3, START_PRICE - 1, end + 1));
        accepted(young, IPredictionGame.Outcome.Up);
    }

    function test_refusesAPhaseFurtherOn() public {
        vm.warp(end);
        feed.nextPhase();
        feed.nextPhase();
        uint80 id = feed.post(START_PRICE + 1);
        vm.warp(end + 1);
        refusedAnswer(id);
    }

    function test_refusesAnEarlierPhase() public {
        vm.warp(end + 1);
        refusedAnswer(feed.postInPhase(0, 1, START_PRICE, end));
    }

    function test_refusesTheNumberZeroOfAPhase() public {
        vm.warp(end + 1);
        refusedAnswer(feed.postInPhase(2, 0, START_PRICE, end));
    }
}

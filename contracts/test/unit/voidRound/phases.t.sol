// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";

/// @dev The answer that resolves a round can be in either of two phases of the feed: the round is void only if neither
/// phase has one.
contract VoidRoundPhasesTest is GameTest {
    uint256 private constant END = BEGINNING + 300;
    uint80 private constant NO_ANSWER = type(uint80).max;

    function setUp() public override {
        super.setUp();
        start(); // the feed's second answer, in phase 1
        vm.warp(END - 1);
    }

    function voided() private {
        vm.warp(END + 1 hours);
        game.voidRound(1);
        assertOutcome(1, IPredictionGame.Outcome.Void);
    }

    function refusedFor(uint80 latest) private {
        vm.warp(END + 1 hours);
        refused(IPredictionGame.RoundCanBeResolved.selector, 1, latest);
        game.voidRound(1);
    }

    function test_voidsIfBothPhasesAreSilent() public {
        feed.nextPhase();
        feed.post(START_PRICE);
        voided();
    }

    function test_voidsIfTheFeedHasNoLatestAnswer() public {
        feed.nextPhase();
        voided();
    }

    function test_voidsIfTheLatestAnswerIsAllZeros() public {
        feed.setRevertsOnMissing(false);
        feed.nextPhase();
        voided();
    }

    function test_voidsIfOnlyAPhaseFurtherOnAnswered() public {
        feed.nextPhase();
        feed.nextPhase();
        feed.postAt(START_PRICE, END);
        voided();
    }

    function test_refusesIfTheNextPhaseAnswered() public {
        feed.nextPhase();
        feed.post(START_PRICE);
        refusedFor(feed.postAt(START_PRICE, END));
    }

    function test_refusesIfTheNextPhaseAnswered_EvenTwoPhasesLater() public {
        feed.nextPhase();
        feed.postAt(START_PRICE, END);
        feed.nextPhase();
        refusedFor(feed.postAt(START_PRICE, END));
    }

    function test_refusesIfTheOldPhaseAnswered() public {
        feed.postAt(START_PRICE, END);
        feed.nextPhase();
        refusedFor(feed.postAt(START_PRICE, END + 1));
    }

    function test_refusesIfTheOldPhaseAnsweredAndTheFeedHasNoLatestAnswer() public {
        feed.postAt(START_PRICE, END);
        feed.nextPhase();
        refusedFor(NO_ANSWER);
    }

    function test_refusesIfTheOldPhaseAnsweredAndItsLatestIdIsAllZeros() public {
        feed.setRevertsOnMissing(false);
        feed.postAt(START_PRICE, END);
        feed.leaveOut(1);
        refusedFor(feed.latest());
    }

    function test_refusesIfItCannotTellWhetherAPhaseAnswered() public {
        for (uint256 i = 0; i < 113; ++i) {
            feed.post(START_PRICE);
        }
        feed.nextPhase();
        refusedFor(NO_ANSWER);
    }
}

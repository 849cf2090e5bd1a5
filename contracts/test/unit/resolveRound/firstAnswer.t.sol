// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";

/// @dev A caller cannot choose the price: at any moment at most one answer of the feed resolves a round.
contract ResolveRoundFirstAnswerTest is GameTest {
    uint256 private end;

    function setUp() public override {
        super.setUp();
        start();
        end = BEGINNING + DURATION;
    }

    function refusedAnswer(uint80 id) private {
        refused(IPredictionGame.NotFirstAnswerAfterEnd.selector, 1, id);
        game.resolveRound(1, id);
    }

    function accepted(uint80 id) private {
        game.resolveRound(1, id);
        vm.assertTrue(outcomeOf(1) != IPredictionGame.Outcome.Pending);
    }

    function test_acceptsAnAnswerAtExactlyTheEnd() public {
        vm.warp(end + 9);
        accepted(feed.postAt(START_PRICE, end));
    }

    function test_refusesAnAnswerFromBeforeTheEnd() public {
        vm.warp(end + 9);
        refusedAnswer(feed.postAt(START_PRICE, end - 1));
    }

    function test_refusesTheSecondAnswerAfterTheEnd() public {
        vm.warp(end + 9);
        uint80 first = feed.postAt(START_PRICE, end + 1);
        uint80 second = feed.postAt(START_PRICE, end + 2);
        refusedAnswer(second);
        accepted(first);
    }

    function test_refusesTheSecondOfTwoAnswersInOneSecond() public {
        vm.warp(end);
        uint80 first = feed.post(START_PRICE + 1);
        uint80 second = feed.post(START_PRICE - 1);
        refusedAnswer(second);
        accepted(first);
        assertOutcome(1, IPredictionGame.Outcome.Up);
    }

    function test_refusesAnswersThatDoNotExist() public {
        vm.warp(end);
        uint80 first = feed.post(START_PRICE);
        refusedAnswer(first + 1);
        refusedAnswer(0);
        refusedAnswer(type(uint80).max);
        feed.setRevertsOnMissing(false);
        refusedAnswer(first + 1);
        refusedAnswer(0);
    }

    function test_waitsWhileTheFeedHasNoAnswer() public {
        vm.warp(end + 1000);
        refusedAnswer(feed.latest());
        accepted(feed.post(START_PRICE));
    }

    function test_skipsIdsThatTheFeedLeftOut() public {
        vm.warp(end);
        feed.leaveOut(15);
        accepted(feed.post(START_PRICE));
    }

    function test_skipsIdsThatAreZeros() public {
        feed.setRevertsOnMissing(false);
        vm.warp(end);
        feed.leaveOut(15);
        accepted(feed.post(START_PRICE));
    }

    function test_refusesASecondAnswerAfterAGap() public {
        vm.warp(end);
        uint80 first = feed.post(START_PRICE);
        feed.leaveOut(3);
        uint80 second = feed.post(START_PRICE + 1);
        refusedAnswer(second);
        accepted(first);
    }

    function test_refusesAnAnswerAfterAGapThatIsTooWide() public {
        vm.warp(end);
        feed.leaveOut(16);
        uint80 id = feed.post(START_PRICE);
        refusedAnswer(id);
        vm.warp(end + 1 days);
        game.voidRound(1);
        assertOutcome(1, IPredictionGame.Outcome.Void);
    }

    function test_skipsAnOldAnswerThatWasCarriedOver() public {
        vm.warp(end);
        uint80 old = feed.carryOver();
        uint80 first = feed.post(START_PRICE - 1);
        refusedAnswer(old);
        accepted(first);
        assertOutcome(1, IPredictionGame.Outcome.Down);
    }

    function test_doesNotTreatLowGasAsAMissingAnswer() public {
        vm.warp(end);
        feed.post(START_PRICE - 1);
        uint80 second = feed.post(START_PRICE + 1);
        for (uint256 gasLimit = 20_000; gasLimit < 400_000; gasLimit += 500) {
            (bool succeeded,) =
                address(game).call{ gas: gasLimit }(abi.encodeCall(game.resolveRound, (1, second)));
            vm.assertFalse(succeeded);
        }
    }
}

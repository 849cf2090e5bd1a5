// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";

/// @dev A first answer that comes too late or is not a valid price ends the round without a winner.
contract ResolveRoundBecomesVoidTest is GameTest {
    uint256 private end;
    uint256 private voidable;

    function setUp() public override {
        super.setUp();
        start();
        predict(alice, true, 100_000 * ION);
        predict(bob, false, 40_000 * ION);
        end = BEGINNING + DURATION;
        voidable = end + 1 hours;
    }

    function assertVoid() private {
        assertOutcome(1, IPredictionGame.Outcome.Void);
        vm.assertEq(game.getRound(1).priceAtEnd, 0);
        vm.assertEq(burnedTokens(), 0);
        vm.assertEq(houseBalance(), RESERVE);
        vm.assertEq(claim(alice, 1), 100_000 * ION);
        vm.assertEq(claim(bob, 1), 40_000 * ION);
        vm.assertEq(lockedTokens(), 0);
    }

    function test_becomesVoidIfTheFeedsFirstAnswerIsAnHourLate() public {
        vm.warp(voidable);
        uint80 id = feed.post(START_PRICE + 1);
        vm.expectEmit(address(game));
        emit IPredictionGame.RoundVoided(1, 140_000 * ION, id);
        vm.prank(stranger);
        game.resolveRound(1, id);
        assertVoid();
    }

    function test_stillResolvesWithAnAnswerFromTheHoursLastSecond_HoweverLate() public {
        vm.warp(voidable + 20 hours);
        uint80 id = feed.postAt(START_PRICE + 1, voidable - 1);
        game.resolveRound(1, id);
        assertOutcome(1, IPredictionGame.Outcome.Up);
    }

    function test_onlyTheFirstAnswerVoidsTheRound() public {
        vm.warp(end + 100);
        uint80 first = feed.post(START_PRICE - 1);
        vm.warp(voidable);
        uint80 late = feed.post(START_PRICE + 1);
        refused(IPredictionGame.NotFirstAnswerAfterEnd.selector, 1, late);
        game.resolveRound(1, late);
        game.resolveRound(1, first);
        assertOutcome(1, IPredictionGame.Outcome.Down);
    }

    function test_becomesVoidAfterAnHourIfTheFirstAnswerIsNotAPrice() public {
        int256[3] memory wrong = [int256(0), -5, int256(uint256(1) << 127)];
        vm.warp(end);
        for (uint256 i = 0; i < wrong.length; ++i) {
            uint256 state = vm.snapshotState();
            uint80 id = feed.post(wrong[i]);
            vm.warp(voidable - 1);
            vm.expectRevert(abi.encodeWithSelector(IPredictionGame.InvalidEndPrice.selector, wrong[i]));
            game.resolveRound(1, id);
            vm.warp(voidable);
            game.resolveRound(1, id);
            assertVoid();
            vm.revertToState(state);
        }
    }

    function test_worksWhilePaused() public {
        vm.prank(pauser);
        game.pause();
        vm.warp(voidable);
        game.resolveRound(1, feed.post(START_PRICE));
        assertVoid();
    }

    function test_refusesAnAnswerDatedInAFutureThatVoids() public {
        vm.warp(voidable - 1);
        uint80 id = feed.postAt(START_PRICE, voidable);
        vm.expectRevert(abi.encodeWithSelector(IPredictionGame.InvalidEndPrice.selector, START_PRICE));
        game.resolveRound(1, id);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";

contract VoidRoundTest is GameTest {
    uint256 private constant END = BEGINNING + 300;
    uint256 private constant VOIDABLE = END + 3600;

    function setUp() public override {
        super.setUp();
        start();
        predict(alice, true, 100_000 * ION);
        predict(bob, false, 40_000 * ION);
    }

    function refusedFor(uint80 latest) private {
        refused(IPredictionGame.RoundCanBeResolved.selector, 1, latest);
        game.voidRound(1);
    }

    function test_anyoneVoidsARoundThatNobodyResolvedForAnHour() public {
        vm.warp(VOIDABLE);
        vm.expectEmit(address(game));
        emit IPredictionGame.RoundVoided(1, 140_000 * ION, 0);
        vm.prank(stranger);
        game.voidRound(1);
        assertOutcome(1, IPredictionGame.Outcome.Void);
        vm.assertEq(lockedTokens(), 140_000 * ION);
        vm.assertEq(houseBalance(), RESERVE);
        vm.assertEq(game.getRewardPoolBalance(), RESERVE);
    }

    function test_returnsEveryStakeInFull_EvenWhilePaused() public {
        vm.prank(pauser);
        game.pause();
        vm.warp(VOIDABLE);
        game.voidRound(1);
        vm.assertEq(claim(alice, 1), 100_000 * ION);
        vm.assertEq(claim(bob, 1), 40_000 * ION);
        vm.assertEq(lockedTokens(), 0);
    }

    function test_refusesWithinTheHour() public {
        vm.warp(VOIDABLE - 1);
        refused(IPredictionGame.TooEarlyToVoid.selector, 1, VOIDABLE);
        game.voidRound(1);
    }

    function test_refusesWhileTheFeedHasAnAnswerSinceTheEnd_BecauseThatResolvesTheRound() public {
        vm.warp(END);
        uint80 id = feed.post(START_PRICE + 1);
        vm.warp(VOIDABLE);
        refusedFor(id);
        game.resolveRound(1, id);
        assertOutcome(1, IPredictionGame.Outcome.Up);
    }

    function test_anAnswerFromBeforeTheEndDoesNotPreventIt() public {
        vm.warp(END - 1);
        feed.post(START_PRICE + 1);
        vm.warp(VOIDABLE);
        game.voidRound(1);
        assertOutcome(1, IPredictionGame.Outcome.Void);
    }

    function test_refusesForADayIfTheFeedIsInconclusive_ThenAnyoneCanVoid() public {
        vm.warp(END);
        feed.leaveOut(16);
        uint80 id = feed.post(START_PRICE + 1);
        vm.warp(END + 1 days - 1);
        refusedFor(id);
        vm.prank(pauser);
        game.pause();
        vm.warp(END + 1 days);
        vm.prank(stranger);
        game.voidRound(1);
        vm.assertEq(claim(alice, 1), 100_000 * ION);
    }

    function test_afterADayItVoidsWhateverTheFeedSays() public {
        vm.warp(END);
        feed.post(START_PRICE + 1);
        vm.warp(END + 1 days);
        game.voidRound(1);
        assertOutcome(1, IPredictionGame.Outcome.Void);
    }

    function test_refusesAResolvedRound() public {
        endUp();
        vm.warp(VOIDABLE);
        refused(IPredictionGame.RoundAlreadyResolved.selector, 1);
        game.voidRound(1);
    }

    function test_refusesASecondTime() public {
        vm.warp(VOIDABLE);
        game.voidRound(1);
        refused(IPredictionGame.RoundAlreadyResolved.selector, 1);
        game.voidRound(1);
    }

    function test_refusesARoundThatDoesNotExist() public {
        vm.warp(VOIDABLE);
        refused(IPredictionGame.UnknownRound.selector, 2);
        game.voidRound(2);
    }
}

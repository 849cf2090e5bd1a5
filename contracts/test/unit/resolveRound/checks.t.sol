// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";

contract ResolveRoundChecksTest is GameTest {
    function test_refusesARoundThatDoesNotExist() public {
        refused(IPredictionGame.UnknownRound.selector, 0);
        game.resolveRound(0, 1);
        refused(IPredictionGame.UnknownRound.selector, 1);
        game.resolveRound(1, 1);
    }

    function test_refusesBeforeTheEnd() public {
        start();
        vm.warp(BEGINNING + 299);
        uint80 id = feed.post(START_PRICE);
        refused(IPredictionGame.RoundNotEnded.selector, 1, BEGINNING + 300);
        game.resolveRound(1, id);
    }

    function test_resolvesInTheSecondOfTheEnd() public {
        start();
        vm.warp(BEGINNING + 300);
        game.resolveRound(1, feed.post(START_PRICE + 1));
        assertOutcome(1, IPredictionGame.Outcome.Up);
    }

    function test_refusesAResolvedRound() public {
        start();
        endUp();
        uint80 id = feed.latest();
        refused(IPredictionGame.RoundAlreadyResolved.selector, 1);
        game.resolveRound(1, id);
    }

    function test_refusesAVoidRound() public {
        start();
        voidLive();
        uint80 id = feed.post(START_PRICE);
        refused(IPredictionGame.RoundAlreadyResolved.selector, 1);
        game.resolveRound(1, id);
    }

    function test_refusesAnEndPriceOfZeroOrBelow() public {
        start();
        passEnd();
        uint80 id = feed.post(0);
        vm.expectRevert(abi.encodeWithSelector(IPredictionGame.InvalidEndPrice.selector, int256(0)));
        game.resolveRound(1, id);
        start();
        passEnd();
        id = feed.post(-5);
        vm.expectRevert(abi.encodeWithSelector(IPredictionGame.InvalidEndPrice.selector, int256(-5)));
        game.resolveRound(2, id);
    }

    function test_refusesAnEndPriceThatIsTooLarge() public {
        start();
        passEnd();
        int256 tooLarge = int256(uint256(1) << 64);
        uint80 id = feed.post(tooLarge);
        vm.expectRevert(abi.encodeWithSelector(IPredictionGame.InvalidEndPrice.selector, tooLarge));
        game.resolveRound(1, id);
    }

    function test_resolvesWithTheLargestPriceThatFits() public {
        start();
        endWith(int256(uint256(type(uint64).max)));
        vm.assertEq(game.getRound(1).priceAtEnd, type(uint64).max);
    }

    function test_stillResolvesALongTimeAfterTheEnd() public {
        start();
        passEnd();
        uint80 id = feed.post(START_PRICE - 1);
        vm.warp(BEGINNING + 30 days);
        game.resolveRound(1, id);
        assertOutcome(1, IPredictionGame.Outcome.Down);
    }
}

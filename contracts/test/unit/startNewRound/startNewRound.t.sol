// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";
import { IGame } from "../../support/IGame.sol";

contract StartNewRoundTest is GameTest {
    bytes4 private constant INVALID = IPredictionGame.InvalidStartingPrice.selector;

    function latestAnswer() private view returns (uint80 id) {
        (id,,,,) = feed.latestRoundData();
    }

    function test_anyoneStartsTheFirstRound() public {
        vm.expectEmit(address(game));
        emit IPredictionGame.RoundStarted(
            1,
            stranger,
            uint256(START_PRICE),
            uint64(BEGINNING),
            uint64(BEGINNING + 300),
            uint64(BEGINNING + 295),
            MINIMUM,
            MAXIMUM,
            latestAnswer(),
            RESERVE
        );
        vm.prank(stranger);
        vm.assertEq(game.startNewRound(uint256(START_PRICE)), 1);

        IPredictionGame.RoundView memory round = game.getRound(1);
        vm.assertEq(round.id, 1);
        vm.assertEq(round.startTime, BEGINNING);
        vm.assertEq(round.endTime, BEGINNING + 300);
        vm.assertEq(round.lockTime, BEGINNING + 295);
        vm.assertEq(round.priceAtStart, uint256(START_PRICE));
        vm.assertEq(round.priceAtEnd, 0);
        vm.assertEq(round.minimumDeposit, MINIMUM);
        vm.assertEq(round.maximumDeposit, MAXIMUM);
        vm.assertEq(round.maxExposure, RESERVE);
        vm.assertEq(round.feedRoundAtStart, latestAnswer());
        vm.assertEq(game.globalRoundCounter(), 1);
        assertOutcome(1, IPredictionGame.Outcome.Pending);
    }

    function test_storesTheFeedsAnswerAndNotTheCallersPrice() public {
        game.startNewRound(2401e8);
        vm.assertEq(game.getRound(1).priceAtStart, uint256(START_PRICE));
    }

    function test_acceptsAPriceExactlyOnePercentAway() public {
        game.startNewRound(2424e8);
        vm.warp(BEGINNING + 300);
        feed.post(START_PRICE);
        game.startNewRound(2376e8);
        vm.assertEq(game.globalRoundCounter(), 2);
    }

    function test_refusesAPriceMoreThanOnePercentAbove() public {
        vm.expectRevert(abi.encodeWithSelector(INVALID, 2424e8 + 1, START_PRICE));
        game.startNewRound(2424e8 + 1);
    }

    function test_refusesAPriceMoreThanOnePercentBelow() public {
        vm.expectRevert(abi.encodeWithSelector(INVALID, 2376e8 - 1, START_PRICE));
        game.startNewRound(2376e8 - 1);
    }

    function test_followsAChangedTolerance() public {
        vm.prank(owner);
        game.setPriceTolerance(1000);
        game.startNewRound(2640e8);
        vm.assertEq(game.globalRoundCounter(), 1);
    }

    function test_refusesPricesThatNoFeedReports() public {
        vm.expectRevert(abi.encodeWithSelector(INVALID, 0, START_PRICE));
        game.startNewRound(0);
        vm.expectRevert(abi.encodeWithSelector(INVALID, type(uint256).max, START_PRICE));
        game.startNewRound(type(uint256).max);
        vm.expectRevert(abi.encodeWithSelector(INVALID, uint256(1) << 64, START_PRICE));
        game.startNewRound(uint256(1) << 64);
    }

    function test_refusesAnAnswerThatIsTooLarge() public {
        int256 tooLarge = int256(uint256(1) << 64);
        feed.post(tooLarge);
        vm.expectRevert(abi.encodeWithSelector(INVALID, type(uint64).max, tooLarge));
        game.startNewRound(type(uint64).max);
    }

    function test_acceptsTheLargestPriceThatFits() public {
        int256 largest = int256(uint256(type(uint64).max));
        feed.post(largest);
        game.startNewRound(uint256(largest));
        vm.assertEq(game.getRound(1).priceAtStart, uint256(largest));
    }

    function test_refusesAnAnswerThatIsZeroOrNegative() public {
        feed.post(0);
        vm.expectRevert(abi.encodeWithSelector(INVALID, uint256(0), int256(0)));
        game.startNewRound(0);
        feed.post(-2400e8);
        vm.expectRevert(abi.encodeWithSelector(INVALID, 2400e8, -2400e8));
        game.startNewRound(2400e8);
    }

    function test_acceptsAnAnswerExactlyAsOldAsAllowed() public {
        vm.warp(BEGINNING + 120);
        game.startNewRound(uint256(START_PRICE));
        vm.assertEq(game.globalRoundCounter(), 1);
    }

    function test_refusesAnOlderAnswer() public {
        vm.warp(BEGINNING + 121);
        refused(IPredictionGame.StalePrice.selector, BEGINNING, 120);
        game.startNewRound(uint256(START_PRICE));
    }

    function test_refusesAnAnswerFromTheFuture() public {
        feed.postAt(START_PRICE, BEGINNING + 1);
        refused(IPredictionGame.StalePrice.selector, BEGINNING + 1, 120);
        game.startNewRound(uint256(START_PRICE));
    }

    function test_refusesACarriedOverAnswer() public {
        vm.warp(BEGINNING + 60);
        feed.carryOver();
        refused(IPredictionGame.StalePrice.selector, BEGINNING + 60, 120);
        game.startNewRound(uint256(START_PRICE));
    }

    function test_refusesASecondRoundUntilTheFirstHasEnded() public {
        start();
        vm.warp(BEGINNING + 299);
        feed.post(START_PRICE);
        refused(IPredictionGame.RoundStillActive.selector, 1, BEGINNING + 300);
        game.startNewRound(uint256(START_PRICE));
    }

    function test_startsTheNextRoundOnceTheLastHasEnded_ResolvedOrNot() public {
        start();
        vm.warp(BEGINNING + 300);
        vm.assertEq(start(), 2);
        assertOutcome(1, IPredictionGame.Outcome.Pending);
    }

    function test_refusesWhilePaused() public {
        vm.prank(pauser);
        game.pause();
        refused(IGame.EnforcedPause.selector);
        game.startNewRound(uint256(START_PRICE));
    }

    function test_acceptsTheLongestLock() public {
        vm.prank(owner);
        game.setPredictionLock(299);
        start();
        vm.assertEq(game.getRound(1).lockTime, BEGINNING + 1);
        predict(alice, true, MINIMUM);
        vm.warp(BEGINNING + 1);
        refused(IPredictionGame.BettingClosed.selector, 1, BEGINNING + 1);
        predict(bob, true, MINIMUM);
    }

    function test_usesTheParametersOfItsStart() public {
        vm.prank(owner);
        game.setPredictionLock(120);
        vm.prank(manager);
        game.setMinimumDeposit(FLOOR);
        vm.prank(manager);
        game.setMaximumDeposit(FLOOR + 9);
        setExposure(11);
        start();
        IPredictionGame.RoundView memory round = game.getRound(1);
        vm.assertEq(round.lockTime, BEGINNING + 180);
        vm.assertEq(round.minimumDeposit, FLOOR);
        vm.assertEq(round.maximumDeposit, FLOOR + 9);
        vm.assertEq(round.maxExposure, 11);
    }
}

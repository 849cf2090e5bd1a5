// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";

contract ResolveRoundOutcomesTest is GameTest {
    using { amount } for uint256;

    function bet(uint256 up, uint256 down) private {
        start();
        if (up > 0) predict(alice, true, up.amount());
        if (down > 0) predict(bob, false, down.amount());
    }

    function expectResolved(IPredictionGame.Outcome outcome, int256 price, uint256 owed, uint256 burned)
        private
    {
        passEnd();
        uint80 feedRoundId = feed.post(price);
        vm.expectEmit(address(game));
        emit IPredictionGame.RoundResolved(
            1, outcome, uint256(price), feedRoundId, owed.amount(), burned.amount()
        );
        vm.prank(stranger);
        game.resolveRound(1, feedRoundId);
        assertOutcome(1, outcome);
        vm.assertEq(game.getRound(1).priceAtEnd, uint256(price));
        vm.assertEq(burnedTokens(), burned.amount());
        vm.assertEq(lockedTokens(), owed.amount());
        vm.assertEq(token.totalSupply(), 1_000_000_000 * ION - burned.amount());
    }

    function test_upWinsWhenThePriceRose() public {
        bet(100_000, 50_000);
        expectResolved(IPredictionGame.Outcome.Up, START_PRICE + 1, 147_500, 2_500);
        vm.assertEq(houseBalance(), RESERVE);
    }

    function test_downWinsWhenThePriceFell() public {
        bet(100_000, 50_000);
        expectResolved(IPredictionGame.Outcome.Down, START_PRICE - 1, 145_000, 5_000);
        vm.assertEq(houseBalance(), RESERVE);
    }

    function test_aDrawOwesEveryStakeAndBurnsNothing() public {
        bet(100_000, 50_000);
        expectResolved(IPredictionGame.Outcome.Draw, START_PRICE, 150_000, 0);
        vm.assertEq(houseBalance(), RESERVE);
    }

    function test_equalPoolsPayEightyPercentAndLeaveTheRestToTheHouse() public {
        bet(100_000, 100_000);
        expectResolved(IPredictionGame.Outcome.Up, START_PRICE + 1, 180_000, 5_000);
        vm.assertEq(houseBalance(), RESERVE + 15_000 * ION);
    }

    function test_theHousePaysTheBonusOfAOneSidedRound() public {
        bet(100_000, 0);
        expectResolved(IPredictionGame.Outcome.Up, START_PRICE + 1, 180_000, 0);
        vm.assertEq(houseBalance(), RESERVE - 80_000 * ION);
    }

    function test_theHouseKeepsALostOneSidedRound_ExceptForTheBurnedPart() public {
        bet(100_000, 0);
        expectResolved(IPredictionGame.Outcome.Down, START_PRICE - 1, 0, 5_000);
        vm.assertEq(houseBalance(), RESERVE + 95_000 * ION);
    }

    function test_theHouseCoversTheRestOfTheMinimumBonus() public {
        bet(1_000_000, 30_000);
        expectResolved(IPredictionGame.Outcome.Up, START_PRICE + 1, 1_100_000, 0);
        vm.assertEq(houseBalance(), RESERVE - 70_000 * ION);
    }

    function test_burnsOnlyWhatTheBonusesLeaveInTheLosersPool() public {
        bet(1_000_000, 102_000);
        expectResolved(IPredictionGame.Outcome.Up, START_PRICE + 1, 1_100_000, 2_000);
        vm.assertEq(houseBalance(), RESERVE);
    }

    function test_capsTheBonusAtNineTimesTheStake() public {
        bet(30_000, 3_000_000);
        expectResolved(IPredictionGame.Outcome.Up, START_PRICE + 1, 300_000, 150_000);
        vm.assertEq(houseBalance(), RESERVE + (3_000_000 - 270_000 - 150_000) * ION);
    }

    function test_leavesTheTokenAloneWhenThereIsNothingToBurn() public {
        bet(100_000, 0);
        vm.expectCall(address(token), abi.encodeCall(token.burn, (0)), 0);
        endUp();
    }

    function test_resolvesARoundThatNobodyPlayed() public {
        bet(0, 0);
        expectResolved(IPredictionGame.Outcome.Up, START_PRICE + 1, 0, 0);
        vm.assertEq(houseBalance(), RESERVE);
    }

    function test_addsUpTheBurnsOfSeveralRounds() public {
        bet(0, 100_000);
        endUp();
        bet(0, 100_000);
        endUp();
        vm.assertEq(burnedTokens(), 10_000 * ION);
    }

    function test_worksWhilePaused() public {
        bet(100_000, 50_000);
        vm.prank(pauser);
        game.pause();
        expectResolved(IPredictionGame.Outcome.Up, START_PRICE + 1, 147_500, 2_500);
    }

    function test_resolvesAnEarlierRoundWhileTheNextRuns() public {
        bet(100_000, 50_000);
        passEnd();
        uint80 first = feed.post(START_PRICE - 1);
        vm.prank(stranger);
        game.startNewRound(uint256(START_PRICE));
        predict(carol, true, MINIMUM);
        game.resolveRound(1, first);
        assertOutcome(1, IPredictionGame.Outcome.Down);
        assertOutcome(2, IPredictionGame.Outcome.Pending);
        vm.assertEq(lockedTokens(), 145_000 * ION + MINIMUM);
        vm.assertEq(game.getRewardPoolBalance(), RESERVE - (MINIMUM * 8) / 10);
    }
}

function amount(uint256 whole) pure returns (uint256) {
    return whole * 1e18;
}

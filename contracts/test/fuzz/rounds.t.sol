// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { WideOpenGameTest } from "../support/WideOpenGameTest.sol";

contract RoundsFuzzTest is WideOpenGameTest {
    /// @dev A round of up to four players on a scarce reserve: the game can pay every accepted stake, for any outcome.
    function testFuzz_everyAcceptedStakeIsPaid(
        uint256[4] memory stakes,
        uint8 sides,
        uint256 reserve,
        uint8 outcome
    ) public {
        game.fundReserve(amountFrom(reserve));
        address[4] memory players = [alice, bob, carol, dave];
        start();
        for (uint256 i = 0; i < 4; ++i) {
            bool up = (sides >> i) & 1 == 1;
            uint256 stake = amountFrom(stakes[i]);
            uint256 largest = game.largestStake(up);
            if (stake > largest) {
                vm.prank(players[i]);
                refused(IPredictionGame.InsufficientRewardPool.selector, stake, largest);
                game.makePrediction(up, stake);
                stake = largest;
            }
            if (stake > 0) predict(players[i], up, stake);
        }
        if (outcome % 4 == 0) voidLive();
        else if (outcome % 4 == 1) endUp();
        else if (outcome % 4 == 2) endDown();
        else endDraw();

        for (uint256 i = 0; i < 4; ++i) {
            uint256 claimable = game.getPosition(1, players[i]).claimable;
            uint256 before = token.balanceOf(players[i]);
            if (claimable == 0) continue;
            claim(players[i], 1);
            vm.assertEq(token.balanceOf(players[i]), before + claimable);
        }
        vm.assertEq(lockedTokens(), 0);
        vm.assertEq(game.getRewardPoolBalance(), token.balanceOf(address(game)));
        vm.assertEq(houseBalance(), token.balanceOf(address(game)));
    }

    /// @dev The payout equals the claimable amount that a page shows, and the estimate before the end.
    function testFuzz_theEstimateIsThePayout(uint256 up, uint256 down) public {
        game.fundReserve(LARGEST * 100);
        start();
        predict(alice, true, amountFrom(up));
        predict(bob, false, amountFrom(down));
        uint256 aliceEstimate = game.calculatePotentialRewards(1, alice);
        uint256 bobEstimate = game.calculatePotentialRewards(1, bob);
        uint256 state = vm.snapshotState();
        endUp();
        vm.assertEq(claim(alice, 1), aliceEstimate);
        vm.revertToState(state);
        endDown();
        vm.assertEq(claim(bob, 1), bobEstimate);
    }

    function testFuzz_theOutcomeFollowsThePrice(uint64 startPrice, uint64 endPrice) public {
        startPrice = uint64(bound(startPrice, 1, type(uint64).max));
        endPrice = uint64(bound(endPrice, 1, type(uint64).max));
        feed.post(int256(uint256(startPrice)));
        game.startNewRound(startPrice);
        endWith(int256(uint256(endPrice)));
        IPredictionGame.Outcome expected = endPrice > startPrice
            ? IPredictionGame.Outcome.Up
            : endPrice < startPrice ? IPredictionGame.Outcome.Down : IPredictionGame.Outcome.Draw;
        assertOutcome(1, expected);
    }

    function testFuzz_startsOnlyWithinTheTolerance(uint64 given, uint64 answer, uint256 tolerance) public {
        answer = uint64(bound(answer, 1, type(uint64).max));
        tolerance = bound(tolerance, 1, 9_999);
        vm.prank(owner);
        game.setPriceTolerance(tolerance);
        feed.post(int256(uint256(answer)));
        uint256 difference = given > answer ? given - answer : answer - given;
        if (difference * 10_000 > answer * tolerance) {
            vm.expectRevert(
                abi.encodeWithSelector(
                    IPredictionGame.InvalidStartingPrice.selector, given, int256(uint256(answer))
                )
            );
        }
        game.startNewRound(given);
    }

    function testFuzz_theOwnerNeverWithdrawsWhatPlayersMayGet(uint256 up, uint256 down, uint256 amount)
        public
    {
        game.fundReserve(LARGEST * 20);
        start();
        predict(alice, true, amountFrom(up));
        predict(bob, false, amountFrom(down));
        uint256 free = game.getRewardPoolBalance();
        amount = bound(amount, 0, free * 2);
        if (amount > free) {
            refused(IPredictionGame.InsufficientFreeReserve.selector, amount, free);
            vm.prank(owner);
            game.withdrawReserve(owner, amount);
        }
        leaveReserve(0);
        uint256 state = vm.snapshotState();
        endUp();
        claim(alice, 1);
        vm.revertToState(state);
        state = vm.snapshotState();
        endDown();
        claim(bob, 1);
        vm.revertToState(state);
        endDraw();
        claim(alice, 1);
        claim(bob, 1);
    }
}

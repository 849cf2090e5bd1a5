// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { SigningTest } from "../../support/SigningTest.sol";

contract DailyLimitTest is SigningTest {
    uint256 private constant LIMIT = 3 * MINIMUM;
    uint256 private constant NONE = type(uint256).max;

    function setLimit(uint256 perDay) private {
        vm.prank(alice);
        game.setDailyLimit(perDay);
    }

    /// @dev A stake in a round of its own.
    function stake(uint256 amount) private {
        if (game.globalRoundCounter() > 0) passEnd();
        start();
        predict(alice, true, amount);
    }

    function stakeRefused(uint256 amount, uint256 left) private {
        if (game.globalRoundCounter() > 0) passEnd();
        start();
        refused(IPredictionGame.DailyLimitReached.selector, amount, left);
        predict(alice, true, amount);
    }

    function assertLimits(uint256 perDay, uint256 left, uint256 nextPerDay, uint256 nextFrom) private view {
        IPredictionGame.LimitsView memory limits = game.getLimits(alice);
        vm.assertEq(limits.perDay, perDay, "perDay");
        vm.assertEq(limits.left, left, "left");
        vm.assertEq(limits.nextPerDay, nextPerDay, "nextPerDay");
        vm.assertEq(limits.nextFrom, nextFrom, "nextFrom");
    }

    function pass(uint256 time) private {
        vm.warp(vm.getBlockTimestamp() + time);
    }

    function midnight() private view returns (uint256) {
        return (vm.getBlockTimestamp() / 1 days + 1) * 1 days;
    }

    function test_thereIsNoneAtFirst() public {
        assertLimits(0, NONE, 0, 0);
        stake(MAXIMUM);
        assertLimits(0, NONE, 0, 0);
    }

    // ---------------------------------------------------------------- staking under a limit

    function test_acceptsStakesUpToTheLimitAndNoMore() public {
        setLimit(LIMIT);
        assertLimits(LIMIT, LIMIT, 0, 0);
        stake(MINIMUM);
        assertLimits(LIMIT, 2 * MINIMUM, 0, 0);
        stakeRefused(2 * MINIMUM + 1, 2 * MINIMUM);
        predict(alice, true, 2 * MINIMUM);
        assertLimits(LIMIT, 0, 0, 0);
        stakeRefused(MINIMUM, 0);
    }

    function test_countsFromTheTimeAtWhichItIsSet() public {
        stake(MAXIMUM);
        setLimit(LIMIT);
        assertLimits(LIMIT, LIMIT, 0, 0);
    }

    function test_beginsAgainAtMidnight() public {
        setLimit(LIMIT);
        vm.warp(midnight() - 1);
        stake(LIMIT);
        assertLimits(LIMIT, 0, 0, 0);
        pass(1);
        assertLimits(LIMIT, LIMIT, 0, 0);
        stake(LIMIT);
        stakeRefused(MINIMUM, 0);
    }

    function test_countsReturnedStakesAndNoWinnings() public {
        setLimit(LIMIT);
        stake(LIMIT);
        endDraw();
        claim(alice, 1);
        stakeRefused(MINIMUM, 0);
    }

    function test_holdsForOneSideAsForTheOther() public {
        setLimit(LIMIT);
        start();
        predict(alice, false, LIMIT);
        stakeRefused(MINIMUM, 0);
    }

    function test_leavesOtherPlayersAlone() public {
        setLimit(LIMIT);
        start();
        predict(bob, true, MAXIMUM);
        vm.assertEq(game.getLimits(bob).left, NONE);
    }

    function test_aRefusedStakeDoesNotCount() public {
        setLimit(LIMIT);
        stakeRefused(LIMIT + 1, LIMIT);
        assertLimits(LIMIT, LIMIT, 0, 0);
    }

    function test_holdsForEveryWayToStake() public {
        setLimit(LIMIT);
        start();
        refused(IPredictionGame.DailyLimitReached.selector, LIMIT + 1, LIMIT);
        vm.prank(alice);
        game.makePrediction(true, LIMIT + 1, 1, BEGINNING);

        Permit memory permit = signPermit(ALICE_KEY, LIMIT + 1, BEGINNING);
        refused(IPredictionGame.DailyLimitReached.selector, LIMIT + 1, LIMIT);
        predictWithPermit(permit, LIMIT + 1, 1);

        IPredictionGame.SignedPrediction memory prediction = predictionOf(alice);
        prediction.amount = LIMIT + 1;
        bytes memory signature = signed(ALICE_KEY, prediction);
        refused(IPredictionGame.DailyLimitReached.selector, LIMIT + 1, LIMIT);
        vm.prank(stranger);
        game.makePredictionFor(prediction, signature);
    }

    function test_aPlayerWithoutRoomForTheSmallestStakeCannotPredict() public {
        setLimit(LIMIT);
        stake(LIMIT - MINIMUM);
        passEnd();
        start();
        vm.assertTrue(game.userCanPredict(alice));
        predict(alice, true, MINIMUM);
        passEnd();
        start();
        vm.assertFalse(game.userCanPredict(alice));
        vm.assertTrue(game.userCanPredict(bob));
    }

    // ---------------------------------------------------------------- changing it

    function test_aLowerLimitHoldsAtOnce() public {
        setLimit(LIMIT);
        stake(MINIMUM);
        vm.expectEmit(address(game));
        emit IPredictionGame.DailyLimitSet(alice, 2 * MINIMUM, vm.getBlockTimestamp());
        setLimit(2 * MINIMUM);
        assertLimits(2 * MINIMUM, MINIMUM, 0, 0);
        stakeRefused(MINIMUM + 1, MINIMUM);
    }

    function test_leavesNothingIfItIsBelowWhatIsStaked() public {
        setLimit(LIMIT);
        stake(2 * MINIMUM);
        setLimit(MINIMUM);
        assertLimits(MINIMUM, 0, 0, 0);
        stakeRefused(MINIMUM, 0);
    }

    function test_aHigherLimitHoldsAfterADay() public {
        setLimit(LIMIT);
        uint256 from = vm.getBlockTimestamp() + 1 days;
        vm.expectEmit(address(game));
        emit IPredictionGame.DailyLimitSet(alice, 2 * LIMIT, from);
        setLimit(2 * LIMIT);
        assertLimits(LIMIT, LIMIT, 2 * LIMIT, from);
        vm.warp(from - 1);
        stakeRefused(LIMIT + 1, LIMIT);
        vm.warp(from);
        assertLimits(2 * LIMIT, 2 * LIMIT, 0, 0);
        stakeRefused(2 * LIMIT + 1, 2 * LIMIT);
        predict(alice, true, 2 * LIMIT);
        assertLimits(2 * LIMIT, 0, 0, 0);
    }

    function test_noLimitHoldsAfterADay() public {
        setLimit(LIMIT);
        setLimit(0);
        uint256 from = vm.getBlockTimestamp() + 1 days;
        assertLimits(LIMIT, LIMIT, 0, from);
        vm.warp(from - 1);
        stakeRefused(LIMIT + 1, LIMIT);
        vm.warp(from);
        assertLimits(0, NONE, 0, 0);
        stake(MAXIMUM);
        stake(MAXIMUM);
    }

    function test_aHigherLimitKeepsTheDaysStakes() public {
        vm.warp(midnight());
        setLimit(LIMIT);
        setLimit(2 * LIMIT);
        pass(1 days - 301);
        pass(301);
        stake(LIMIT);
        assertLimits(2 * LIMIT, LIMIT, 0, 0);
        stakeRefused(LIMIT + 1, LIMIT);
    }

    function test_anotherHigherLimitWaitsAgain() public {
        setLimit(LIMIT);
        setLimit(3 * LIMIT);
        pass(1 days - 1);
        setLimit(2 * LIMIT);
        pass(1);
        assertLimits(LIMIT, LIMIT, 2 * LIMIT, vm.getBlockTimestamp() - 1 + 1 days);
    }

    function test_theSameOrALowerLimitCancelsAHigherOne() public {
        setLimit(LIMIT);
        setLimit(2 * LIMIT);
        setLimit(LIMIT);
        assertLimits(LIMIT, LIMIT, 0, 0);
        setLimit(0);
        setLimit(MINIMUM);
        assertLimits(MINIMUM, MINIMUM, 0, 0);
        pass(2 days);
        assertLimits(MINIMUM, MINIMUM, 0, 0);
    }

    function test_aHigherLimitThatHoldsIsTheOneToCompareWith() public {
        setLimit(LIMIT);
        setLimit(3 * LIMIT);
        pass(1 days);
        setLimit(2 * LIMIT);
        assertLimits(2 * LIMIT, 2 * LIMIT, 0, 0);
        setLimit(3 * LIMIT);
        assertLimits(2 * LIMIT, 2 * LIMIT, 3 * LIMIT, vm.getBlockTimestamp() + 1 days);
    }

    function test_aLimitAfterNoneHoldsAtOnce() public {
        setLimit(LIMIT);
        setLimit(0);
        pass(1 days);
        setLimit(0);
        assertLimits(0, NONE, 0, 0);
        setLimit(2 * LIMIT);
        assertLimits(2 * LIMIT, 2 * LIMIT, 0, 0);
    }

    function test_aStakeWithoutALimitDoesNotCountTowardsALaterOne() public {
        vm.warp(midnight());
        setLimit(LIMIT);
        setLimit(0);
        pass(1 days);
        stake(MINIMUM);
        setLimit(LIMIT);
        assertLimits(LIMIT, LIMIT, 0, 0);
    }

    function test_refusesALimitAboveAllTokens() public {
        vm.expectPartialRevert(bytes4(keccak256("SafeCastOverflowedUintDowncast(uint8,uint256)")));
        setLimit(uint256(type(uint96).max) + 1);
        setLimit(type(uint96).max);
        assertLimits(type(uint96).max, type(uint96).max, 0, 0);
    }

    function test_worksWhilePaused() public {
        vm.prank(pauser);
        game.pause();
        setLimit(LIMIT);
        setLimit(0);
        assertLimits(LIMIT, LIMIT, 0, vm.getBlockTimestamp() + 1 days);
    }
}

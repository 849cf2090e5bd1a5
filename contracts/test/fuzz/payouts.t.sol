// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { PayoutsHarness } from "../support/PayoutsHarness.sol";
import { Specified } from "../support/Specified.sol";
import { Test } from "../support/Test.sol";

contract PayoutsFuzzTest is Test {
    PayoutsHarness private payouts;

    function setUp() public {
        payouts = new PayoutsHarness();
    }

    function testFuzz_theBonusIsTheSpecifiedOne(uint80 stake, uint80 more, uint80 losing) public view {
        uint256 winning = bound(uint256(stake) + more, 1, type(uint256).max);
        vm.assertEq(payouts.bonus(stake, winning, losing), Specified.bonus(stake, winning, losing));
    }

    function testFuzz_theBonusIsBetweenTenAndNineHundredPercent(uint128 stake, uint128 more, uint128 losing)
        public
        view
    {
        uint256 winning = bound(uint256(stake) + more, 1, type(uint256).max);
        uint256 bonus = payouts.bonus(stake, winning, losing);
        vm.assertGe(bonus, uint256(stake) / 10);
        vm.assertLe(bonus, uint256(stake) * 9);
    }

    function testFuzz_theWinnersTogetherNeverGetMoreThanOwed(uint128[6] memory stakes, uint128 losing)
        public
        view
    {
        stakes[0] = uint128(bound(stakes[0], 1, type(uint128).max));
        uint256 winning;
        for (uint256 i = 0; i < stakes.length; ++i) {
            winning += stakes[i];
        }
        uint256 paid;
        for (uint256 i = 0; i < stakes.length; ++i) {
            paid += stakes[i] + payouts.bonus(stakes[i], winning, losing);
        }
        uint256 owed = payouts.owed(winning, losing);
        vm.assertLe(paid, owed);
        vm.assertLe(owed - paid, stakes.length); // rounding only: less than one unit per stake
    }

    function testFuzz_splittingAStakeEarnsNothing(uint128 a, uint128 b, uint128 others, uint128 losing)
        public
        view
    {
        uint256 winning = bound(uint256(a) + b + others, 1, type(uint256).max);
        vm.assertLe(
            payouts.bonus(a, winning, losing) + payouts.bonus(b, winning, losing),
            payouts.bonus(uint256(a) + b, winning, losing)
        );
    }

    function testFuzz_theLiabilityCoversEveryOutcome(uint128 up, uint128 down) public view {
        uint256 liability = payouts.liability(up, down);
        uint256 pools = uint256(up) + down;
        vm.assertGe(liability, pools);
        vm.assertGe(liability, payouts.owed(up, down) + payouts.burned(up, down));
        vm.assertGe(liability, payouts.owed(down, up) + payouts.burned(down, up));
        vm.assertTrue(
            liability == pools || liability == payouts.owed(up, down) || liability == payouts.owed(down, up)
        );
    }

    function testFuzz_burnsAtMostFivePercentAndNoneOfTheHousesTokens(uint128 winning, uint128 losing)
        public
        view
    {
        uint256 burned = payouts.burned(winning, losing);
        vm.assertLe(burned, uint256(losing) / 20);
        uint256 bonuses = payouts.owed(winning, losing) - winning;
        if (burned > 0) vm.assertLe(bonuses + burned, losing);
    }

    /// @dev Every pool up to `largestPool` is within the budget, and the next one is not.
    function testFuzz_theLargestPoolIsTheExactLimit(uint128 other, uint128 more, uint256 seed) public view {
        uint256 budget = uint256(other) + more;
        uint256 largest = payouts.largestPool(budget, other);
        uint256 pool = bound(seed, 0, largest);
        vm.assertLe(payouts.owed(pool, other) - pool, budget);
        vm.assertLe(payouts.owed(largest, other) - largest, budget);
        vm.assertTrue(payouts.owed(largest + 1, other) - (largest + 1) > budget);
    }

    /// @dev So the checks of a stake only need to consider the side that it joins.
    function testFuzz_stakesOnOneSideNeverHurtTheOtherOutcomes(
        uint128 own,
        uint128 other,
        uint128 reserve,
        uint256 stake
    ) public view {
        uint256 before = payouts.liability(own, other);
        uint256 room = payouts.largestPool(before - own + reserve, other) - own;
        stake = bound(stake, 0, room);
        vm.assertLe(payouts.liability(own + stake, other), before + reserve + stake);
    }
}

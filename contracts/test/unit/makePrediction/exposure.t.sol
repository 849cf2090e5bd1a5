// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";
import { IGame } from "../../support/IGame.sol";

/// @notice The house's loss in one round is bounded, for any reserve and any number of betting addresses.
contract ExposureTest is GameTest {
    uint256 private constant EXPOSURE = 2_400_000 * ION;
    bytes4 private constant EXCEEDED = IPredictionGame.RoundExposureExceeded.selector;

    function setUp() public override {
        super.setUp();
        setExposure(EXPOSURE);
        start();
    }

    /// @dev Addresses bet on one side, each the largest stake, until the round accepts no more.
    function betAll(bool up) private returns (uint256 staked) {
        for (uint160 i = 1; i <= 42; ++i) {
            uint256 room = game.largestStake(up);
            if (room == 0) break;
            address player = address(0xbad0000 + i);
            endow(player, room);
            predict(player, up, room);
            staked += room;
        }
    }

    function test_manyLateAddressesOnOneSideWinTheExposureAndNotTheReserve() public {
        vm.warp(BEGINNING + 294);
        vm.assertEq(betAll(true), MAXIMUM);
        endUp();
        claim(address(0xbad0001), 1);
        vm.assertEq(game.getRewardPoolBalance(), RESERVE - EXPOSURE);
    }

    function test_manyLateAddressesAgainstSeedsWinNoMoreEither() public {
        predict(alice, true, MINIMUM);
        predict(bob, false, MINIMUM);
        vm.warp(BEGINNING + 294);
        uint256 staked = betAll(true);
        // 10 % of the UP pool equals the exposure plus the stake on DOWN.
        vm.assertEq((staked + MINIMUM) / 10, EXPOSURE + MINIMUM);
        endUp();
        vm.assertEq(game.getRewardPoolBalance(), RESERVE - EXPOSURE);
    }

    function test_refusesAStakeBeyondTheRoomAndReportsTheRoom() public {
        predict(alice, true, MAXIMUM - MINIMUM);
        refused(EXCEEDED, MINIMUM + 2, MINIMUM + 1);
        predict(bob, true, MINIMUM + 2);
        predict(bob, true, MINIMUM);
        refused(EXCEEDED, MINIMUM, 1);
        predict(carol, true, MINIMUM);
        vm.assertEq(game.largestStake(true), 0);
        vm.assertEq(game.largestStake(false), MAXIMUM);
    }

    function test_stakesOnTheOtherSideMakeRoom() public {
        predict(alice, true, MAXIMUM);
        vm.assertEq(game.largestStake(true), 0);
        predict(bob, false, MINIMUM);
        vm.assertEq(game.largestStake(true), MAXIMUM);
    }

    function test_aChangeAppliesToLaterRounds() public {
        setExposure(0);
        predict(alice, true, MAXIMUM);
        endUp();
        start();
        refused(EXCEEDED, MINIMUM, 1);
        predict(alice, true, MINIMUM);
    }

    function test_anExhaustedReserveIsStillReportedAsSuch() public {
        leaveReserve(0);
        refused(IPredictionGame.InsufficientRewardPool.selector, MINIMUM, 1);
        predict(alice, true, MINIMUM);
    }

    function test_onlyTheOwnerSetsIt() public {
        vm.expectEmit(address(game));
        emit IPredictionGame.MaxRoundExposureChanged(5);
        setExposure(5);
        vm.assertEq(game.maxRoundExposure(), 5);
        refused(IGame.OwnableUnauthorizedAccount.selector, manager);
        vm.prank(manager);
        game.setMaxRoundExposure(6);
        refused(IPredictionGame.InvalidParameter.selector, "maxRoundExposure", uint256(type(uint128).max) + 1);
        vm.prank(owner);
        game.setMaxRoundExposure(uint256(type(uint128).max) + 1);
    }

    /// forge-config: default.fuzz.runs = 500
    function testFuzz_noOrderOfStakesLosesTheHouseMore(uint256 seed, uint8 count, bool up) public {
        for (uint160 i = 1; i <= count % 12; ++i) {
            seed = uint256(keccak256(abi.encode(seed, i)));
            bool side = seed & 1 == 1;
            uint256 room = game.largestStake(side);
            if (room == 0) continue;
            address player = address(0xbad0000 + i);
            uint256 amount = bound(seed >> 1, MINIMUM, room);
            endow(player, amount);
            predict(player, side, amount);
        }
        if (up) endUp();
        else endDown();
        vm.assertGe(game.getRewardPoolBalance(), RESERVE - EXPOSURE);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";

contract ClaimManyRewardsTest is GameTest {
    uint256 private constant WON = (MINIMUM * 18) / 10;

    function play(bool up, int256 end) private {
        start();
        predict(alice, up, MINIMUM);
        endWith(end);
    }

    function list(uint256 a, uint256 b, uint256 c) private pure returns (uint256[] memory ids) {
        ids = new uint256[](3);
        (ids[0], ids[1], ids[2]) = (a, b, c);
    }

    function claimMany(uint256[] memory ids) private returns (uint256) {
        vm.prank(alice);
        return game.claimManyRewards(ids);
    }

    function setUp() public override {
        super.setUp();
        play(true, START_PRICE + 1); // round 1: won
        play(true, START_PRICE - 1); // round 2: lost
        play(false, START_PRICE); // round 3: draw
        start(); // round 4: running
        predict(alice, true, MINIMUM);
    }

    function test_paysAllInOneTransfer() public {
        uint256 before = token.balanceOf(alice);
        vm.expectEmit(address(game));
        emit IPredictionGame.RewardsClaimed(1, alice, alice, WON);
        vm.expectEmit(address(game));
        emit IPredictionGame.RewardsClaimed(3, alice, alice, MINIMUM);
        vm.assertEq(claimMany(list(1, 2, 3)), WON + MINIMUM);
        vm.assertEq(token.balanceOf(alice), before + WON + MINIMUM);
        vm.assertTrue(game.getPosition(3, alice).hasWithdrawn);
    }

    function test_paysARoundThatIsListedTwiceOnce() public {
        vm.assertEq(claimMany(list(1, 1, 1)), WON);
    }

    function test_skipsRunningUnknownAndClaimedRounds() public {
        claim(alice, 3);
        vm.assertEq(claimMany(list(4, 99, 1)), WON);
        vm.assertFalse(game.getPosition(4, alice).hasWithdrawn);
    }

    function test_refusesWhenNothingIsClaimable() public {
        refused(IPredictionGame.NoRewardsToClaim.selector, 0, alice);
        claimMany(list(2, 4, 99));
        refused(IPredictionGame.NoRewardsToClaim.selector, 0, alice);
        claimMany(new uint256[](0));
    }

    function test_paysOnlyTheCaller() public {
        uint256[] memory ids = list(1, 2, 3);
        refused(IPredictionGame.NoRewardsToClaim.selector, 0, bob);
        vm.prank(bob);
        game.claimManyRewards(ids);
    }

    function test_worksWhilePaused() public {
        vm.prank(pauser);
        game.pause();
        vm.assertEq(claimMany(list(1, 2, 3)), WON + MINIMUM);
    }
}

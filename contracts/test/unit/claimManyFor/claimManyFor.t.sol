// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";

contract ClaimManyForTest is GameTest {
    uint256 private constant WON = (MINIMUM * 18) / 10;

    function setUp() public override {
        super.setUp();
        start();
        predict(alice, true, MINIMUM);
        predict(bob, true, 2 * MINIMUM);
        predict(carol, false, 3 * MINIMUM);
    }

    function list(address a, address b, address c) private pure returns (address[] memory players) {
        players = new address[](3);
        (players[0], players[1], players[2]) = (a, b, c);
    }

    function claimFor(address[] memory players) private returns (uint256) {
        vm.prank(stranger);
        return game.claimManyFor(players, 1);
    }

    function test_paysEachWinnerWhoeverSends() public {
        endUp();
        uint256 ofAlice = token.balanceOf(alice);
        uint256 ofBob = token.balanceOf(bob);
        vm.expectEmit(address(game));
        emit IPredictionGame.RewardsClaimed(1, alice, stranger, WON);
        vm.expectEmit(address(game));
        emit IPredictionGame.RewardsClaimed(1, bob, stranger, 2 * WON);
        vm.assertEq(claimFor(list(alice, bob, carol)), 3 * WON);
        vm.assertEq(token.balanceOf(alice), ofAlice + WON);
        vm.assertEq(token.balanceOf(bob), ofBob + 2 * WON);
        vm.assertEq(token.balanceOf(stranger), 0);
        vm.assertTrue(game.getPosition(1, bob).hasWithdrawn);
        vm.assertFalse(game.getPosition(1, carol).hasWithdrawn);
    }

    function test_booksAllPayoutsAtOnce() public {
        endUp();
        uint256 house = houseBalance();
        claimFor(list(alice, bob, carol));
        vm.assertEq(lockedTokens(), 0);
        vm.assertEq(houseBalance(), house);
        vm.assertEq(game.getRewardPoolBalance(), house);
    }

    /// @dev The bonuses of these stakes are rounded down, so the last claim of the round frees a remainder.
    function test_freesTheRemainderWithTheLastClaim() public {
        predict(dave, true, MINIMUM + 1);
        endUp();
        uint256 locked = lockedTokens();
        vm.assertLt(claimFor(list(alice, bob, dave)), locked);
        vm.assertEq(lockedTokens(), 0);
    }

    function test_leavesTheClaimsOfTheOthersOpen() public {
        endUp();
        claimFor(list(bob, bob, bob));
        vm.assertEq(lockedTokens(), WON);
        vm.assertEq(claim(alice, 1), WON);
    }

    function test_skipsWhoHasClaimedAndWhoDidNotPlay() public {
        endUp();
        claim(alice, 1);
        uint256 before = token.balanceOf(alice);
        vm.assertEq(claimFor(list(alice, dave, bob)), 2 * WON);
        vm.assertEq(token.balanceOf(alice), before);
        refused(IPredictionGame.AlreadyWithdrawn.selector, 1, bob);
        claim(bob, 1);
    }

    /// @dev The token refuses a transfer to nobody, even of nothing.
    function test_sendsNothingToWhoIsDueNothing() public {
        endUp();
        vm.assertEq(claimFor(list(address(0), carol, bob)), 2 * WON);
    }

    function test_paysAPlayerWhoIsListedTwiceOnce() public {
        endUp();
        uint256 before = token.balanceOf(alice);
        vm.assertEq(claimFor(list(alice, alice, alice)), WON);
        vm.assertEq(token.balanceOf(alice), before + WON);
        // The stakes that are freed are Alice's, once: Bob's claim stays covered.
        vm.assertEq(lockedTokens(), 2 * WON);
        claimFor(list(bob, alice, bob));
        vm.assertEq(lockedTokens(), 0);
    }

    /// @dev The doubled stake is that of the third winner, so a double count would free the whole round.
    function test_freesTheStakeOfAPlayerWhoIsListedTwiceOnce() public {
        predict(dave, true, MINIMUM);
        endUp();
        claim(alice, 1);
        uint256 locked = lockedTokens();
        uint256 paid = claimFor(list(dave, dave, dave));
        vm.assertEq(lockedTokens(), locked - paid);
        vm.assertEq(claim(bob, 1), 2 * paid);
        vm.assertEq(lockedTokens(), 0);
    }

    function test_paysTheCallerToo() public {
        endUp();
        uint256 before = token.balanceOf(alice);
        vm.prank(alice);
        vm.assertEq(game.claimManyFor(list(bob, alice, carol), 1), 3 * WON);
        vm.assertEq(token.balanceOf(alice), before + WON);
        vm.assertTrue(game.getPosition(1, alice).hasWithdrawn);
    }

    function test_returnsTheStakesOfADrawAndOfAVoidRound() public {
        endDraw();
        vm.assertEq(claimFor(list(alice, bob, carol)), 6 * MINIMUM);
        start();
        predict(alice, true, MINIMUM);
        voidLive();
        vm.assertEq(game.claimManyFor(list(alice, bob, carol), 2), MINIMUM);
    }

    function test_refusesWhenNothingIsClaimable() public {
        endUp();
        refused(IPredictionGame.NoRewardsToClaim.selector, 1, address(0));
        claimFor(list(carol, dave, stranger));
        refused(IPredictionGame.NoRewardsToClaim.selector, 1, address(0));
        claimFor(new address[](0));
    }

    function test_refusesAnUnresolvedAndAnUnknownRound() public {
        refused(IPredictionGame.RoundNotResolved.selector, 1);
        claimFor(list(alice, bob, carol));
        refused(IPredictionGame.UnknownRound.selector, 2);
        game.claimManyFor(list(alice, bob, carol), 2);
    }

    function test_worksWhilePaused() public {
        endUp();
        vm.prank(pauser);
        game.pause();
        vm.assertEq(claimFor(list(alice, bob, carol)), 3 * WON);
    }
}

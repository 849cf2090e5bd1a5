// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { IToken } from "../../support/IGame.sol";
import { SigningTest } from "../../support/SigningTest.sol";

contract MakePredictionWithPermitTest is SigningTest {
    function setUp() public override {
        super.setUp();
        vm.prank(alice);
        token.approve(address(game), 0);
        start();
    }

    function predictWith(Permit memory permit, uint256 roundId) private {
        predictWithPermit(permit, MINIMUM, roundId);
    }

    function refusedForAllowance() private {
        vm.expectRevert(
            abi.encodeWithSelector(IToken.ERC20InsufficientAllowance.selector, address(game), 0, MINIMUM)
        );
    }

    function test_predictsInOneTransactionWithoutApproval() public {
        predictWith(signPermit(ALICE_KEY, MINIMUM, BEGINNING), 1);
        vm.assertEq(game.getPosition(1, alice).depositAmount, MINIMUM);
        vm.assertTrue(game.getPosition(1, alice).predictedUp);
        vm.assertEq(token.allowance(alice, address(game)), 0);
    }

    function test_worksEvenIfSomeoneElseUsedThePermitFirst() public {
        Permit memory permit = signPermit(ALICE_KEY, MINIMUM, BEGINNING + 60);
        vm.prank(stranger);
        token.permit(alice, address(game), MINIMUM, permit.deadline, permit.v, permit.r, permit.s);
        predictWith(permit, 1);
        vm.assertEq(game.getPosition(1, alice).depositAmount, MINIMUM);
    }

    /// @dev The player has signed an allowance for this stake alone, and gets it.
    function test_lowersALargerAllowance() public {
        vm.prank(alice);
        token.approve(address(game), type(uint256).max);
        predictWith(signPermit(ALICE_KEY, MINIMUM, BEGINNING), 1);
        vm.assertEq(token.allowance(alice, address(game)), 0);
    }

    function test_refusesAPermitFromSomeoneElse() public {
        Permit memory permit = signPermit(0xb0b, MINIMUM, BEGINNING + 60);
        refusedForAllowance();
        predictWith(permit, 1);
    }

    function test_refusesAPermitForAnotherAmount() public {
        Permit memory permit = signPermit(ALICE_KEY, MINIMUM - 1, BEGINNING + 60);
        refusedForAllowance();
        predictWith(permit, 1);
    }

    function test_refusesAfterTheDeadline() public {
        Permit memory permit = signPermit(ALICE_KEY, MINIMUM, BEGINNING + 60);
        vm.warp(BEGINNING + 61);
        refused(IPredictionGame.DeadlinePassed.selector, BEGINNING + 60);
        predictWith(permit, 1);
    }

    function test_refusesAnotherRound() public {
        Permit memory permit = signPermit(ALICE_KEY, MINIMUM, BEGINNING + 60);
        refused(IPredictionGame.WrongRound.selector, 2, 1);
        predictWith(permit, 2);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";
import { IToken } from "../../support/IGame.sol";

contract MakePredictionWithPermitTest is GameTest {
    struct Permit {
        uint256 deadline;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    function setUp() public override {
        super.setUp();
        vm.prank(alice);
        token.approve(address(game), 0);
        start();
    }

    function signPermit(uint256 key, uint256 amount, uint256 deadline)
        private
        view
        returns (Permit memory permit)
    {
        bytes32 typeHash = keccak256(
            "Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"
        );
        bytes32 structHash =
            keccak256(abi.encode(typeHash, alice, address(game), amount, token.nonces(alice), deadline));
        permit.deadline = deadline;
        (permit.v, permit.r, permit.s) =
            vm.sign(key, keccak256(abi.encodePacked("\x19\x01", token.DOMAIN_SEPARATOR(), structHash)));
    }

    function predictWith(Permit memory permit, uint256 roundId) private {
        vm.prank(alice);
        game.makePredictionWithPermit(true, MINIMUM, roundId, permit.deadline, permit.v, permit.r, permit.s);
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

    function test_worksAlthoughSomebodyUsedThePermitFirst() public {
        Permit memory permit = signPermit(ALICE_KEY, MINIMUM, BEGINNING + 60);
        vm.prank(stranger);
        token.permit(alice, address(game), MINIMUM, permit.deadline, permit.v, permit.r, permit.s);
        predictWith(permit, 1);
        vm.assertEq(game.getPosition(1, alice).depositAmount, MINIMUM);
    }

    function test_refusesAPermitOfSomebodyElse() public {
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

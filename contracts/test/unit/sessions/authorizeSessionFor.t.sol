// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { ContractWallet } from "../../support/ContractWallet.sol";
import { IGame, IToken } from "../../support/IGame.sol";
import { SessionTest } from "../../support/SessionTest.sol";

contract AuthorizeSessionForTest is SessionTest {
    function send(IPredictionGame.SessionGrant memory grant, bytes memory signature) private {
        vm.prank(stranger);
        game.authorizeSessionFor(grant, signature, noPermit());
    }

    function refusedSignature(IPredictionGame.SessionGrant memory grant, bytes memory signature) private {
        refused(IPredictionGame.InvalidSignature.selector);
        send(grant, signature);
    }

    function permitFor(uint256 key, uint256 value, uint256 deadline)
        private
        view
        returns (IPredictionGame.SessionPermit memory)
    {
        Permit memory permit = signPermit(key, value, deadline);
        return IPredictionGame.SessionPermit(value, permit.v, permit.r, permit.s);
    }

    function test_anybodySendsWhatThePlayerSigned() public {
        IPredictionGame.SessionGrant memory grant = grantOf(alice, SESSION_KEY);
        bytes memory signature = signGrant(ALICE_KEY, grant);
        vm.expectEmit(address(game));
        emit IPredictionGame.SessionAuthorized(alice, grant.key, grant.perRound, grant.inAll, grant.end);
        send(grant, signature);
        IPredictionGame.SessionView memory session = game.getSession(alice);
        vm.assertEq(session.key, grant.key);
        vm.assertEq(session.perRound, grant.perRound);
        vm.assertEq(session.left, grant.inAll);
        vm.assertEq(session.end, grant.end);
        vm.assertEq(game.getSession(stranger).key, address(0));
        vm.assertEq(game.nonces(alice), 1);
    }

    function test_refusesEveryChangeOfWhatWasSigned() public {
        IPredictionGame.SessionGrant memory grant = grantOf(alice, SESSION_KEY);
        bytes memory signature = signGrant(ALICE_KEY, grant);
        grant.key = stranger;
        refusedSignature(grant, signature);
        grant.key = vm.addr(SESSION_KEY);
        grant.perRound += 1;
        refusedSignature(grant, signature);
        grant.perRound -= 1;
        grant.inAll += 1;
        refusedSignature(grant, signature);
        grant.inAll -= 1;
        grant.end += 1;
        refusedSignature(grant, signature);
        grant.end -= 1;
        grant.deadline += 1;
        refusedSignature(grant, signature);
        grant.deadline -= 1;
        grant.player = bob;
        refusedSignature(grant, signature);
        grant.player = alice;
        send(grant, signature);
    }

    function test_refusesAnotherSigner() public {
        IPredictionGame.SessionGrant memory grant = grantOf(alice, SESSION_KEY);
        refusedSignature(grant, signGrant(SESSION_KEY, grant));
    }

    function test_refusesAnotherChain() public {
        IPredictionGame.SessionGrant memory grant = grantOf(alice, SESSION_KEY);
        bytes memory signature = signGrant(ALICE_KEY, grant);
        vm.chainId(block.chainid + 1);
        refusedSignature(grant, signature);
    }

    function test_refusesASecondUse() public {
        IPredictionGame.SessionGrant memory grant = grantOf(alice, SESSION_KEY);
        bytes memory signature = signGrant(ALICE_KEY, grant);
        send(grant, signature);
        vm.expectRevert(abi.encodeWithSelector(IGame.InvalidAccountNonce.selector, alice, 1));
        send(grant, signature);
    }

    function test_authorizingByTransactionEndsWhatWasSignedBefore() public {
        IPredictionGame.SessionGrant memory grant = grantOf(alice, SESSION_KEY);
        bytes memory signature = signGrant(ALICE_KEY, grant);
        vm.prank(alice);
        game.authorizeSession(vm.addr(0x07e5), MINIMUM, MINIMUM, BEGINNING + 1 hours);
        vm.expectRevert(abi.encodeWithSelector(IGame.InvalidAccountNonce.selector, alice, 1));
        send(grant, signature);
    }

    function test_worksWhilePaused() public {
        vm.prank(pauser);
        game.pause();
        IPredictionGame.SessionGrant memory grant = grantOf(alice, SESSION_KEY);
        send(grant, signGrant(ALICE_KEY, grant));
        vm.assertEq(game.getSession(alice).key, grant.key);
    }

    function test_canBeCancelledBeforehand() public {
        IPredictionGame.SessionGrant memory grant = grantOf(alice, SESSION_KEY);
        bytes memory signature = signGrant(ALICE_KEY, grant);
        vm.prank(alice);
        game.invalidateNonce();
        vm.expectRevert(abi.encodeWithSelector(IGame.InvalidAccountNonce.selector, alice, 1));
        send(grant, signature);
    }

    function test_refusesAfterTheDeadline() public {
        IPredictionGame.SessionGrant memory grant = grantOf(alice, SESSION_KEY);
        bytes memory signature = signGrant(ALICE_KEY, grant);
        vm.warp(grant.deadline + 1);
        refused(IPredictionGame.DeadlinePassed.selector, grant.deadline);
        send(grant, signature);
        vm.warp(grant.deadline);
        send(grant, signature);
    }

    function test_keepsTheBoundsOfTheCall() public {
        IPredictionGame.SessionGrant memory grant = grantOf(alice, SESSION_KEY);
        grant.end = BEGINNING + 1 days + 1;
        bytes memory signature = signGrant(ALICE_KEY, grant);
        refused(IPredictionGame.InvalidParameter.selector, bytes32("end"), grant.end);
        send(grant, signature);
    }

    function test_acceptsAContractWalletsSignature() public {
        ContractWallet wallet = new ContractWallet();
        wallet.approveToken(token, address(game));
        IPredictionGame.SessionGrant memory grant = grantOf(address(wallet), SESSION_KEY);
        refusedSignature(grant, "");
        wallet.approveDigest(grantDigest(grant));
        send(grant, "");
        vm.assertEq(game.getSession(address(wallet)).key, grant.key);
        vm.assertEq(game.nonces(address(wallet)), 1);
        vm.expectRevert(abi.encodeWithSelector(IGame.InvalidAccountNonce.selector, address(wallet), 1));
        send(grant, "");
    }

    // ---------------------------------------------------------------- with a permit

    function test_approvesInTheSameCall() public {
        vm.prank(alice);
        token.approve(address(game), 0);
        IPredictionGame.SessionGrant memory grant = grantOf(alice, SESSION_KEY);
        game.authorizeSessionFor(
            grant, signGrant(ALICE_KEY, grant), permitFor(ALICE_KEY, grant.inAll, grant.deadline)
        );
        vm.assertEq(token.allowance(alice, address(game)), grant.inAll);
        start();
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(alice, true, MINIMUM);
        predictBySession(prediction, signBySession(SESSION_KEY, prediction));
        vm.assertEq(token.allowance(alice, address(game)), grant.inAll - MINIMUM);
    }

    function test_authorizesAlsoIfThePermitWasUsed() public {
        IPredictionGame.SessionGrant memory grant = grantOf(alice, SESSION_KEY);
        IPredictionGame.SessionPermit memory permit = permitFor(ALICE_KEY, grant.inAll, grant.deadline);
        token.permit(alice, address(game), permit.value, grant.deadline, permit.v, permit.r, permit.s);
        game.authorizeSessionFor(grant, signGrant(ALICE_KEY, grant), permit);
        vm.assertEq(game.getSession(alice).key, grant.key);
        vm.assertEq(token.allowance(alice, address(game)), grant.inAll);
    }

    function refusedAllowance(uint256 allowance, uint256 needed) private {
        vm.expectRevert(
            abi.encodeWithSelector(
                IToken.ERC20InsufficientAllowance.selector, address(game), allowance, needed
            )
        );
    }

    function test_nobodySendsTheGrantWithoutItsPermit() public {
        vm.prank(alice);
        token.approve(address(game), 7);
        IPredictionGame.SessionGrant memory grant = grantOf(alice, SESSION_KEY);
        bytes memory signature = signGrant(ALICE_KEY, grant);
        refusedAllowance(7, grant.inAll);
        send(grant, signature);
        IPredictionGame.SessionPermit memory ofAnother = permitFor(SESSION_KEY, grant.inAll, grant.deadline);
        refusedAllowance(7, grant.inAll);
        game.authorizeSessionFor(grant, signature, ofAnother);
        game.authorizeSessionFor(grant, signature, permitFor(ALICE_KEY, grant.inAll, grant.deadline));
        vm.assertEq(game.getSession(alice).key, grant.key);
    }

    function test_refusesAPermitForLessThanTheBounds() public {
        IPredictionGame.SessionGrant memory grant = grantOf(alice, SESSION_KEY);
        bytes memory signature = signGrant(ALICE_KEY, grant);
        IPredictionGame.SessionPermit memory less = permitFor(ALICE_KEY, grant.inAll - 1, grant.deadline);
        refusedAllowance(grant.inAll - 1, grant.inAll);
        game.authorizeSessionFor(grant, signature, less);
    }

    /// @dev The player has signed the smaller allowance, and gets it.
    function test_aSmallerPermitLowersALargerAllowance() public {
        vm.assertEq(token.allowance(alice, address(game)), type(uint256).max);
        IPredictionGame.SessionGrant memory grant = grantOf(alice, SESSION_KEY);
        IPredictionGame.SessionPermit memory permit = permitFor(ALICE_KEY, grant.inAll, grant.deadline);
        game.authorizeSessionFor(grant, signGrant(ALICE_KEY, grant), permit);
        vm.assertEq(token.allowance(alice, address(game)), grant.inAll);
    }

    function test_aPermitOfAnotherApprovesNothing() public {
        IPredictionGame.SessionGrant memory grant = grantOf(alice, SESSION_KEY);
        uint256 before = token.allowance(alice, address(game));
        game.authorizeSessionFor(
            grant, signGrant(ALICE_KEY, grant), permitFor(SESSION_KEY, 1, grant.deadline)
        );
        vm.assertEq(game.getSession(alice).key, grant.key);
        vm.assertEq(token.allowance(alice, address(game)), before);
    }
}

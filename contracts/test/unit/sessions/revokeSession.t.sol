// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { IGame } from "../../support/IGame.sol";
import { SessionTest } from "../../support/SessionTest.sol";

contract RevokeSessionTest is SessionTest {
    uint256 private constant END = BEGINNING + 1 hours;

    function setUp() public override {
        super.setUp();
        start();
        authorize(alice, MINIMUM, MINIMUM, END);
    }

    function revokeFor(address player, bytes memory signature) private {
        vm.prank(stranger);
        game.revokeSessionFor(player, signature);
    }

    function assertEnded() private {
        IPredictionGame.SessionView memory session = game.getSession(alice);
        vm.assertEq(session.key, address(0));
        vm.assertEq(session.left, 0);
        vm.assertEq(session.end, 0);
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(alice, true, MINIMUM);
        bytes memory signature = signBySession(SESSION_KEY, prediction);
        refused(IPredictionGame.NoSession.selector, alice);
        predictBySession(prediction, signature);
    }

    function test_endsAtOnce() public {
        vm.expectEmit(address(game));
        emit IPredictionGame.SessionRevoked(alice, vm.addr(SESSION_KEY));
        vm.prank(alice);
        game.revokeSession();
        assertEnded();
    }

    function test_endsOnlyTheCallersSession() public {
        vm.expectEmit(address(game));
        emit IPredictionGame.SessionRevoked(bob, address(0));
        vm.prank(bob);
        game.revokeSession();
        vm.assertEq(game.getSession(alice).key, vm.addr(SESSION_KEY));
    }

    function test_endsByTheKeysSignature() public {
        bytes memory signature = signEnd(SESSION_KEY, alice);
        vm.expectEmit(address(game));
        emit IPredictionGame.SessionRevoked(alice, vm.addr(SESSION_KEY));
        revokeFor(alice, signature);
        assertEnded();
    }

    function test_refusesASignatureOfAnotherKeyOrForAnotherPlayer() public {
        bytes memory ofAlice = signEnd(ALICE_KEY, alice);
        refused(IPredictionGame.InvalidSignature.selector);
        revokeFor(alice, ofAlice);
        bytes memory forBob = signEnd(SESSION_KEY, bob);
        refused(IPredictionGame.InvalidSignature.selector);
        revokeFor(alice, forBob);
    }

    function test_refusesWithoutASession() public {
        bytes memory signature = signEnd(SESSION_KEY, bob);
        refused(IPredictionGame.NoSession.selector, bob);
        revokeFor(bob, signature);
    }

    function test_refusesAKeyWhoseSessionHasEnded() public {
        bytes memory signature = signEnd(SESSION_KEY, alice);
        vm.warp(END);
        refused(IPredictionGame.SessionEnded.selector, END);
        revokeFor(alice, signature);
    }

    /// @dev Alice signs it, and nobody sends it before she ends her session.
    function lateGrant() private view returns (IPredictionGame.SessionGrant memory, bytes memory) {
        IPredictionGame.SessionGrant memory grant = grantOf(alice, 0x07e5);
        return (grant, signGrant(ALICE_KEY, grant));
    }

    function refusedGrant(IPredictionGame.SessionGrant memory grant, bytes memory signature) private {
        uint256 next = game.nonces(alice);
        vm.expectRevert(abi.encodeWithSelector(IGame.InvalidAccountNonce.selector, alice, next));
        game.authorizeSessionFor(grant, signature, noPermit());
    }

    function test_endsAGrantThatWasSignedBeforeAndNeverSent() public {
        (IPredictionGame.SessionGrant memory grant, bytes memory signature) = lateGrant();
        vm.prank(alice);
        game.revokeSession();
        refusedGrant(grant, signature);
        // Also without a session.
        (grant, signature) = lateGrant();
        vm.prank(alice);
        game.revokeSession();
        refusedGrant(grant, signature);
    }

    function test_theKeysEndAlsoEndsAGrantThatWasSignedBefore() public {
        (IPredictionGame.SessionGrant memory grant, bytes memory signature) = lateGrant();
        revokeFor(alice, signEnd(SESSION_KEY, alice));
        refusedGrant(grant, signature);
    }

    function test_endsASignedPredictionThatWasNeverSent() public {
        IPredictionGame.SignedPrediction memory prediction = predictionOf(alice);
        bytes memory signature = signed(ALICE_KEY, prediction);
        vm.prank(alice);
        game.revokeSession();
        vm.expectRevert(abi.encodeWithSelector(IGame.InvalidAccountNonce.selector, alice, 2));
        game.makePredictionFor(prediction, signature);
    }

    /// @dev What an earlier key has signed, an end or a prediction, is of no use in a later session.
    function test_aKeyHasNoSecondSession() public {
        vm.prank(alice);
        game.revokeSession();
        uint256 key = uint160(vm.addr(SESSION_KEY));
        refused(IPredictionGame.InvalidParameter.selector, bytes32("key"), key);
        authorize(alice, MINIMUM, MINIMUM, END);
        IPredictionGame.SessionGrant memory grant = grantOf(alice, SESSION_KEY);
        bytes memory signature = signGrant(ALICE_KEY, grant);
        refused(IPredictionGame.InvalidParameter.selector, bytes32("key"), key);
        game.authorizeSessionFor(grant, signature, noPermit());
        authorize(bob, MINIMUM, MINIMUM, END);
        vm.assertEq(game.getSession(bob).key, vm.addr(SESSION_KEY));
    }

    function test_anOldEndSignatureDoesNotEndTheNextSession() public {
        bytes memory old = signEnd(SESSION_KEY, alice);
        vm.prank(alice);
        game.revokeSession();
        vm.prank(alice);
        game.authorizeSession(vm.addr(0x07e5), MINIMUM, MINIMUM, END);
        refused(IPredictionGame.InvalidSignature.selector);
        revokeFor(alice, old);
        vm.assertEq(game.getSession(alice).key, vm.addr(0x07e5));
    }

    function test_worksWhilePaused() public {
        vm.prank(pauser);
        game.pause();
        revokeFor(alice, signEnd(SESSION_KEY, alice));
        vm.prank(alice);
        game.authorizeSession(vm.addr(0x07e5), MINIMUM, MINIMUM, END);
        vm.prank(alice);
        game.revokeSession();
        vm.assertEq(game.getSession(alice).key, address(0));
    }
}

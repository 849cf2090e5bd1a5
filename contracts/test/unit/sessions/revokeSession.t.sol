// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
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
        refused(IPredictionGame.NoSession.selector, bob);
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
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { SessionTest } from "../../support/SessionTest.sol";

contract AuthorizeSessionTest is SessionTest {
    address private key = vm.addr(SESSION_KEY);
    uint256 private constant END = BEGINNING + 1 hours;

    function refusedParameter(bytes32 name, uint256 value) private {
        refused(IPredictionGame.InvalidParameter.selector, name, value);
    }

    function authorizeOther(uint256 end) private {
        vm.prank(alice);
        game.authorizeSession(vm.addr(0x07e5), MINIMUM, MINIMUM, end);
    }

    function test_storesAndReportsTheBounds() public {
        vm.expectEmit(address(game));
        emit IPredictionGame.SessionAuthorized(alice, key, MINIMUM, 5 * MINIMUM, END);
        authorize(alice, MINIMUM, 5 * MINIMUM, END);
        IPredictionGame.SessionView memory session = game.getSession(alice);
        vm.assertEq(session.key, key);
        vm.assertEq(session.perRound, MINIMUM);
        vm.assertEq(session.left, 5 * MINIMUM);
        vm.assertEq(session.end, END);
        vm.assertEq(game.getSession(bob).key, address(0));
    }

    function test_replacesTheEarlierSession() public {
        authorize(alice, MINIMUM, 5 * MINIMUM, END);
        address other = vm.addr(0x07e5);
        vm.prank(alice);
        game.authorizeSession(other, 2 * MINIMUM, 3 * MINIMUM, END + 1);
        IPredictionGame.SessionView memory session = game.getSession(alice);
        vm.assertEq(session.key, other);
        vm.assertEq(session.left, 3 * MINIMUM);
        start();
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(alice, true, MINIMUM);
        bytes memory signature = signBySession(SESSION_KEY, prediction);
        refused(IPredictionGame.InvalidSignature.selector);
        predictBySession(prediction, signature);
    }

    function test_lastsADayAtMost() public {
        authorize(alice, MINIMUM, MINIMUM, BEGINNING + 1 days);
        refusedParameter("end", BEGINNING + 1 days + 1);
        authorizeOther(BEGINNING + 1 days + 1);
    }

    function test_refusesAnEndThatHasPassed() public {
        authorize(alice, MINIMUM, MINIMUM, BEGINNING + 1);
        refusedParameter("end", BEGINNING);
        authorizeOther(BEGINNING);
    }

    function test_refusesNoKey() public {
        refusedParameter("key", 0);
        vm.prank(alice);
        game.authorizeSession(address(0), MINIMUM, MINIMUM, END);
    }

    function test_refusesBoundsAboveAllTokens() public {
        uint256 tooMuch = uint256(type(uint128).max) + 1;
        bytes4 overflow = bytes4(keccak256("SafeCastOverflowedUintDowncast(uint8,uint256)"));
        vm.expectPartialRevert(overflow);
        authorize(alice, tooMuch, MINIMUM, END);
        vm.expectPartialRevert(overflow);
        authorize(alice, MINIMUM, tooMuch, END);
    }
}

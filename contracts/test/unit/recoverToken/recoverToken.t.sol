// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";
import { IGame, IToken } from "../../support/IGame.sol";

contract RecoverTokenTest is GameTest {
    IToken private other;

    function setUp() public override {
        super.setUp();
        other = IToken(vm.deployCode("GameToken.sol:GameToken", abi.encode(address(this), ION)));
        other.transfer(address(game), ION);
    }

    function test_theOwnerReturnsTokensOfAnotherKind() public {
        vm.expectEmit(address(game));
        emit IPredictionGame.TokenRecovered(address(other), alice, ION);
        vm.prank(owner);
        game.recoverToken(address(other), alice, ION);
        vm.assertEq(other.balanceOf(alice), ION);
    }

    function test_neverTheGamesToken() public {
        refused(IPredictionGame.InvalidParameter.selector, "token", uint160(address(token)));
        vm.prank(owner);
        game.recoverToken(address(token), owner, 1);
    }

    function test_refusesEveryoneElse() public {
        refused(IGame.OwnableUnauthorizedAccount.selector, manager);
        vm.prank(manager);
        game.recoverToken(address(other), manager, ION);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";
import { IGame } from "../../support/IGame.sol";

contract OwnershipTest is GameTest {
    function test_isTransferredInTwoSteps() public {
        vm.prank(owner);
        game.transferOwnership(alice);
        vm.assertEq(game.owner(), owner);
        vm.assertEq(game.pendingOwner(), alice);
        vm.prank(alice);
        game.acceptOwnership();
        vm.assertEq(game.owner(), alice);
        vm.prank(owner);
        refused(IGame.OwnableUnauthorizedAccount.selector, owner);
        game.setPauser(owner);
    }

    function test_refusesAcceptanceByAnyoneElse() public {
        vm.prank(owner);
        game.transferOwnership(alice);
        vm.prank(bob);
        refused(IGame.OwnableUnauthorizedAccount.selector, bob);
        game.acceptOwnership();
    }

    function test_cannotBeRenounced_BecauseTheReserveWouldBeLocked() public {
        vm.prank(owner);
        refused(IPredictionGame.InvalidParameter.selector, bytes32("owner"), 0);
        game.renounceOwnership();
        vm.prank(stranger);
        refused(IGame.OwnableUnauthorizedAccount.selector, stranger);
        game.renounceOwnership();
    }
}

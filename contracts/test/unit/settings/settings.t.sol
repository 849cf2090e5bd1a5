// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";
import { IGame } from "../../support/IGame.sol";

contract DepositLimitsTest is GameTest {
    bytes4 private constant INVALID = IPredictionGame.InvalidParameter.selector;

    function test_managerAndOwnerSetTheMinimum() public {
        vm.expectEmit(address(game));
        emit IPredictionGame.MinimumDepositChanged(FLOOR);
        vm.prank(manager);
        game.setMinimumDeposit(FLOOR);
        vm.assertEq(game.minimumDeposit(), FLOOR);
        vm.prank(owner);
        game.setMinimumDeposit(MAXIMUM);
        vm.assertEq(game.minimumDeposit(), MAXIMUM);
    }

    function test_managerAndOwnerSetTheMaximum() public {
        vm.expectEmit(address(game));
        emit IPredictionGame.MaximumDepositChanged(MINIMUM);
        vm.prank(manager);
        game.setMaximumDeposit(MINIMUM);
        vm.assertEq(game.maximumDeposit(), MINIMUM);
        vm.prank(owner);
        game.setMaximumDeposit(type(uint128).max);
        vm.assertEq(game.maximumDeposit(), type(uint128).max);
    }

    function test_refusesInvalidLimits() public {
        vm.prank(manager);
        refused(INVALID, bytes32("minimumDeposit"), 0);
        game.setMinimumDeposit(0);
        vm.prank(manager);
        refused(INVALID, bytes32("minimumDeposit"), MAXIMUM + 1);
        game.setMinimumDeposit(MAXIMUM + 1);
        vm.prank(manager);
        refused(INVALID, bytes32("maximumDeposit"), MINIMUM - 1);
        game.setMaximumDeposit(MINIMUM - 1);
        vm.prank(manager);
        refused(INVALID, bytes32("maximumDeposit"), uint256(1) << 128);
        game.setMaximumDeposit(uint256(1) << 128);
    }

    function test_theFloorKeepsDustStakesOut() public {
        vm.prank(owner);
        refused(INVALID, bytes32("minimumDeposit"), FLOOR - 1);
        game.setMinimumDeposit(FLOOR - 1);
    }

    function test_refusesEveryoneElse() public {
        vm.prank(pauser);
        refused(IPredictionGame.NotManager.selector, pauser);
        game.setMinimumDeposit(5);
        vm.prank(stranger);
        refused(IPredictionGame.NotManager.selector, stranger);
        game.setMaximumDeposit(MINIMUM);
    }
}

contract OwnersParametersTest is GameTest {
    bytes4 private constant INVALID = IPredictionGame.InvalidParameter.selector;

    function test_theOwnerSetsThePredictionLock() public {
        vm.expectEmit(address(game));
        emit IPredictionGame.PredictionLockChanged(299);
        vm.prank(owner);
        game.setPredictionLock(299);
        vm.assertEq(game.predictionLock(), 299);
        vm.prank(owner);
        game.setPredictionLock(0);
        vm.assertEq(game.predictionLock(), 0);
        vm.prank(owner);
        refused(INVALID, bytes32("predictionLock"), 300);
        game.setPredictionLock(300);
    }

    function test_theOwnerSetsThePriceTolerance() public {
        vm.expectEmit(address(game));
        emit IPredictionGame.PriceToleranceChanged(9_999);
        vm.prank(owner);
        game.setPriceTolerance(9_999);
        vm.assertEq(game.priceTolerance(), 9_999);
        vm.prank(owner);
        game.setPriceTolerance(1);
        vm.assertEq(game.priceTolerance(), 1);
        vm.prank(owner);
        refused(INVALID, bytes32("priceTolerance"), 10_000);
        game.setPriceTolerance(10_000);
        vm.prank(owner);
        refused(INVALID, bytes32("priceTolerance"), 0);
        game.setPriceTolerance(0);
    }

    function test_theOwnerSetsTheMaximumPriceAge() public {
        vm.expectEmit(address(game));
        emit IPredictionGame.MaximumPriceAgeChanged(1 days);
        vm.prank(owner);
        game.setMaximumPriceAge(1 days);
        vm.assertEq(game.maximumPriceAge(), 1 days);
        vm.prank(owner);
        game.setMaximumPriceAge(1);
        vm.assertEq(game.maximumPriceAge(), 1);
        vm.prank(owner);
        refused(INVALID, bytes32("maximumPriceAge"), 1 days + 1);
        game.setMaximumPriceAge(1 days + 1);
        vm.prank(owner);
        refused(INVALID, bytes32("maximumPriceAge"), 0);
        game.setMaximumPriceAge(0);
    }

    function test_theOwnerAppointsManagerAndPauser() public {
        vm.expectEmit(address(game));
        emit IPredictionGame.GameManagerChanged(alice);
        vm.prank(owner);
        game.setGameManager(alice);
        vm.expectEmit(address(game));
        emit IPredictionGame.PauserChanged(bob);
        vm.prank(owner);
        game.setPauser(bob);
        vm.assertEq(game.gameManager(), alice);
        vm.assertEq(game.pauser(), bob);
        vm.prank(manager);
        refused(IPredictionGame.NotManager.selector, manager);
        game.setMinimumDeposit(5);
        vm.prank(pauser);
        refused(IPredictionGame.NotPauser.selector, pauser);
        game.pause();
    }

    function refusedTo(address caller) private {
        refused(IGame.OwnableUnauthorizedAccount.selector, caller);
        vm.prank(caller);
    }

    function test_refusesEveryoneElse() public {
        refusedTo(manager);
        game.setPredictionLock(10);
        refusedTo(manager);
        game.setPriceTolerance(10);
        refusedTo(pauser);
        game.setMaximumPriceAge(10);
        refusedTo(manager);
        game.setGameManager(manager);
        refusedTo(pauser);
        game.setPauser(stranger);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { FakeArbSys } from "../../support/FakeArbSys.sol";
import { GameTest } from "../../support/GameTest.sol";
import { IGame, Settings } from "../../support/IGame.sol";

contract ConstructorTest is GameTest {
    function test_storesEverySetting() public {
        vm.roll(777);
        IGame fresh = deployGame(settings());
        vm.assertEq(fresh.owner(), owner);
        vm.assertEq(fresh.gameManager(), manager);
        vm.assertEq(fresh.pauser(), pauser);
        vm.assertEq(fresh.gameToken(), address(token));
        vm.assertEq(fresh.priceFeed(), address(feed));
        vm.assertEq(fresh.minimumDeposit(), MINIMUM);
        vm.assertEq(fresh.maximumDeposit(), MAXIMUM);
        vm.assertEq(fresh.predictionLock(), LOCK);
        vm.assertEq(fresh.MINIMUM_DEPOSIT_FLOOR(), FLOOR);
        vm.assertEq(fresh.maxRoundExposure(), RESERVE);
        vm.assertEq(fresh.priceTolerance(), 100);
        vm.assertEq(fresh.maximumPriceAge(), 120);
        vm.assertEq(fresh.sequencerFeed(), address(0));
        vm.assertEq(fresh.DEPLOYMENT_BLOCK(), 777);
        vm.assertEq(fresh.ROUND_DURATION(), 300);
        vm.assertEq(fresh.VOID_DELAY(), 3600);
        vm.assertEq(fresh.globalRoundCounter(), 0);
    }

    function test_usesArbitrumsBlockNumberOnArbitrum() public {
        vm.roll(777);
        vm.etch(address(100), address(new FakeArbSys()).code);
        uint256[2] memory chains = [uint256(42_161), 421_614];
        for (uint256 i = 0; i < chains.length; ++i) {
            vm.chainId(chains[i]);
            vm.assertEq(deployGame(settings()).DEPLOYMENT_BLOCK(), 250_000_000);
        }
        vm.chainId(56); // on this chain, address 100 is another contract
        vm.assertEq(deployGame(settings()).DEPLOYMENT_BLOCK(), 777);
    }

    function test_emitsEverySetting_SoThatAnIndexerNeedsOnlyEvents() public {
        bytes memory code =
            abi.encodePacked(vm.getCode("PredictionGame.sol:PredictionGame"), abi.encode(settings()));
        vm.expectEmit();
        emit IGame.OwnershipTransferred(address(0), owner);
        vm.expectEmit();
        emit IPredictionGame.MaximumDepositChanged(MAXIMUM);
        vm.expectEmit();
        emit IPredictionGame.MinimumDepositChanged(MINIMUM);
        vm.expectEmit();
        emit IPredictionGame.PredictionLockChanged(LOCK);
        vm.expectEmit();
        emit IPredictionGame.MaxRoundExposureChanged(RESERVE);
        vm.expectEmit();
        emit IPredictionGame.PriceToleranceChanged(100);
        vm.expectEmit();
        emit IPredictionGame.MaximumPriceAgeChanged(120);
        vm.expectEmit();
        emit IPredictionGame.GameManagerChanged(manager);
        vm.expectEmit();
        emit IPredictionGame.PauserChanged(pauser);
        address created;
        assembly {
            created := create(0, add(code, 32), mload(code))
        }
        vm.assertTrue(created != address(0));
    }

    function test_refusesAFloorOfZero() public {
        Settings memory asked = settings();
        asked.minimumDepositFloor = 0;
        refused(IPredictionGame.InvalidParameter.selector, bytes32("minimumDepositFloor"), 0);
        deployGame(asked);
    }

    function test_refusesAFeedWithoutEightDecimals() public {
        feed.setDecimals(18);
        Settings memory asked = settings();
        refused(IPredictionGame.InvalidParameter.selector, bytes32("feedDecimals"), 18);
        deployGame(asked);
    }

    function test_refusesAMinimumAboveTheMaximum() public {
        Settings memory asked = settings();
        asked.minimumDeposit = MAXIMUM + 1;
        refused(IPredictionGame.InvalidParameter.selector, bytes32("minimumDeposit"), MAXIMUM + 1);
        deployGame(asked);
    }

    function test_refusesAnOwnerOfZero() public {
        Settings memory asked = settings();
        asked.owner = address(0);
        refused(IGame.OwnableInvalidOwner.selector, address(0));
        deployGame(asked);
    }
}

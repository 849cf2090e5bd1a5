// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { FeeToken } from "../../support/FeeToken.sol";
import { GameTest } from "../../support/GameTest.sol";
import { GenerousToken } from "../../support/GenerousToken.sol";
import { IToken } from "../../support/IGame.sol";

contract MakePredictionSolvencyTest is GameTest {
    bytes4 private constant SHORT = IPredictionGame.InsufficientRewardPool.selector;

    function test_acceptsOneSidedStakesWhoseBonusTheReserveCovers() public {
        leaveReserve(80_000 * ION);
        start();
        vm.assertEq(game.largestStake(true), 100_000 * ION + 1); // 80 % of the last unit rounds to nothing
        refused(SHORT, 100_000 * ION + 2, 100_000 * ION + 1);
        predict(alice, true, 100_000 * ION + 2);
        predict(alice, true, 100_000 * ION);
        vm.assertEq(game.getRewardPoolBalance(), 0);
    }

    function test_refusesEveryStakeWithAnEmptyReserve() public {
        leaveReserve(0);
        start();
        vm.assertEq(game.largestStake(true), 0);
        refused(SHORT, MINIMUM, 1);
        predict(alice, true, MINIMUM);
    }

    function test_acceptsTheOtherSideAlthoughTheReserveIsTakenUp() public {
        leaveReserve(80_000 * ION);
        start();
        predict(alice, true, 100_000 * ION);
        // Her stake pays the 10 % bonus of a pool ten times its size, and the freed reserve pays for more.
        vm.assertEq(game.largestStake(false), 1_800_000 * ION + 9);
        refused(SHORT, 1_800_000 * ION + 10, 1_800_000 * ION + 9);
        predict(bob, false, 1_800_000 * ION + 10);
        predict(bob, false, 1_800_000 * ION + 9);
        vm.assertEq(game.getRewardPoolBalance(), 0);
    }

    function test_countsTheSideThatIsAlreadyThere() public {
        leaveReserve(80_000 * ION);
        start();
        predict(alice, true, 60_000 * ION);
        vm.assertEq(game.largestStake(true), 40_000 * ION + 1);
        refused(SHORT, 40_000 * ION + 2, 40_000 * ION + 1);
        predict(bob, true, 40_000 * ION + 2);
    }

    function test_countsEarlierUnresolvedRounds() public {
        leaveReserve(80_000 * ION);
        start();
        predict(alice, true, 100_000 * ION);
        passEnd();
        start();
        vm.assertEq(game.getRewardPoolBalance(), 0);
        vm.assertEq(game.largestStake(true), 0);
        refused(SHORT, MINIMUM, 1);
        predict(alice, true, MINIMUM);
    }

    function test_countsUnclaimedPayouts() public {
        leaveReserve(80_000 * ION);
        start();
        predict(alice, true, 100_000 * ION);
        endUp();
        start();
        refused(SHORT, MINIMUM, 1);
        predict(alice, true, MINIMUM);
    }

    function test_refusesATokenThatAddsToAStake() public {
        token = IToken(address(new GenerousToken()));
        game = deployGame(settings());
        token.approve(address(game), type(uint256).max);
        game.fundReserve(1_000_000 * ION);
        endow(alice, 100_000 * ION);
        start();
        refused(IPredictionGame.StakeNotReceived.selector, MINIMUM, MINIMUM + 1);
        predict(alice, true, MINIMUM);
    }

    function test_refusesATokenThatTakesAFee() public {
        token = IToken(address(new FeeToken()));
        game = deployGame(settings());
        token.approve(address(game), type(uint256).max);
        game.fundReserve(1_000_000 * ION);
        endow(alice, 100_000 * ION);
        start();
        refused(IPredictionGame.StakeNotReceived.selector, MINIMUM, (MINIMUM * 99) / 100);
        predict(alice, true, MINIMUM);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { FeeToken } from "../../support/FeeToken.sol";
import { GameTest } from "../../support/GameTest.sol";
import { IGame, IToken } from "../../support/IGame.sol";

contract FundReserveTest is GameTest {
    function test_anyoneAddsToTheReserve() public {
        vm.expectEmit(address(game));
        emit IPredictionGame.ReserveFunded(alice, 5 * ION);
        vm.prank(alice);
        game.fundReserve(5 * ION);
        vm.assertEq(game.getRewardPoolBalance(), RESERVE + 5 * ION);
        vm.assertEq(houseBalance(), RESERVE + 5 * ION);
    }

    function test_aPlainTransferCountsToo() public {
        token.transfer(address(game), ION);
        vm.assertEq(game.getRewardPoolBalance(), RESERVE + ION);
    }

    function test_creditsOnlyWhatArrivesFromATokenThatTakesAFee() public {
        token = IToken(address(new FeeToken()));
        game = deployGame(settings());
        token.approve(address(game), type(uint256).max);
        vm.expectEmit(address(game));
        emit IPredictionGame.ReserveFunded(address(this), 99 * ION);
        game.fundReserve(100 * ION);
        vm.assertEq(game.getRewardPoolBalance(), 99 * ION);
    }
}

contract WithdrawReserveTest is GameTest {
    function withdraw(uint256 amount) private {
        vm.prank(owner);
        game.withdrawReserve(stranger, amount);
    }

    function test_theOwnerTakesTheWholeFreeReserve() public {
        vm.expectEmit(address(game));
        emit IPredictionGame.ReserveWithdrawn(stranger, RESERVE);
        withdraw(RESERVE);
        vm.assertEq(token.balanceOf(stranger), RESERVE);
        vm.assertEq(game.getRewardPoolBalance(), 0);
    }

    function test_refusesOneUnitMore() public {
        refused(IPredictionGame.InsufficientFreeReserve.selector, RESERVE + 1, RESERVE);
        withdraw(RESERVE + 1);
    }

    function test_refusesStakesAndTheirBonusesOfOpenRounds() public {
        start();
        predict(alice, true, 100_000 * ION);
        uint256 free = RESERVE - 80_000 * ION;
        refused(IPredictionGame.InsufficientFreeReserve.selector, RESERVE, free);
        withdraw(RESERVE);
        withdraw(free);
        endUp();
        vm.assertEq(claim(alice, 1), 180_000 * ION);
        vm.assertEq(token.balanceOf(address(game)), 0);
    }

    function test_refusesUnclaimedPayouts() public {
        start();
        predict(alice, true, 100_000 * ION);
        endUp();
        leaveReserve(0);
        refused(IPredictionGame.InsufficientFreeReserve.selector, 1, 0);
        withdraw(1);
        vm.assertEq(token.balanceOf(address(game)), 180_000 * ION);
    }

    function test_refusesEveryoneElse() public {
        refused(IGame.OwnableUnauthorizedAccount.selector, manager);
        vm.prank(manager);
        game.withdrawReserve(manager, 1);
        refused(IGame.OwnableUnauthorizedAccount.selector, pauser);
        vm.prank(pauser);
        game.withdrawReserve(pauser, 1);
        refused(IGame.OwnableUnauthorizedAccount.selector, stranger);
        vm.prank(stranger);
        game.withdrawReserve(stranger, 1);
    }

    function test_worksWhilePaused() public {
        vm.prank(pauser);
        game.pause();
        withdraw(1);
        vm.assertEq(token.balanceOf(stranger), 1);
    }
}

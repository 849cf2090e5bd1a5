// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { Specified } from "../support/Specified.sol";
import { Book } from "./Book.sol";
import { InvariantTest } from "./InvariantTest.sol";

contract MoneyInvariantTest is InvariantTest {
    function invariant_solventToTheLastUnitWhateverTheOpenRoundsDo() public view {
        uint256 worst;
        for (uint256 id = 1; id <= handler.roundsCount(); ++id) {
            Book.Record memory record = handler.recordOf(id);
            worst += isOpen(record) ? Specified.liability(record.up, record.down) : handler.dueOf(id);
        }
        vm.assertGe(token.balanceOf(address(game)), worst, "insolvent");
    }

    function invariant_whatIsFreeIsExactlyWhatNoOpenOrUnclaimedRoundCanCost() public view {
        uint256 liabilities;
        for (uint256 id = 1; id <= handler.roundsCount(); ++id) {
            Book.Record memory record = handler.recordOf(id);
            if (isOpen(record)) liabilities += Specified.liability(record.up, record.down);
            else if (handler.dueOf(id) > 0) liabilities += record.owed - record.paid;
        }
        vm.assertEq(game.getRewardPoolBalance(), token.balanceOf(address(game)) - liabilities);
    }

    function invariant_whatIsLockedIsOpenStakesAndUnclaimedPayouts_AndNoDustStays() public view {
        uint256 expected;
        for (uint256 id = 1; id <= handler.roundsCount(); ++id) {
            Book.Record memory record = handler.recordOf(id);
            if (isOpen(record)) expected += record.up + record.down;
            else if (handler.dueOf(id) > 0) expected += record.owed - record.paid;
        }
        (,,,, uint256 locked) = game.getContractStats();
        vm.assertEq(locked, expected);
    }

    function invariant_burnedPaidHouseAndLockedAreAllThatCameIn() public view {
        (, uint256 burned, uint256 house,, uint256 locked) = game.getContractStats();
        uint256 cameIn = handler.funded() + handler.staked();
        vm.assertEq(burned + handler.paid() + handler.withdrawn() + house + locked, cameIn);
    }

    function invariant_theFreeReserveIsNeverMoreThanTheHousesBalance() public view {
        (,, uint256 house, uint256 free, uint256 locked) = game.getContractStats();
        vm.assertLe(free, house);
        vm.assertEq(house + locked, token.balanceOf(address(game)));
    }

    function invariant_claimsOfARoundNeverExceedWhatWasOwed() public view {
        for (uint256 id = 1; id <= handler.roundsCount(); ++id) {
            Book.Record memory record = handler.recordOf(id);
            vm.assertLe(record.paid + handler.dueOf(id), record.owed);
        }
    }

    function invariant_theGameOwesEveryPlayerTheSpecifiedPayout() public view {
        for (uint256 id = 1; id <= handler.roundsCount(); ++id) {
            for (uint256 i = 0; i < 4; ++i) {
                address player = handler.playerAt(i);
                vm.assertEq(game.getPosition(id, player).claimable, handler.dueTo(id, player));
            }
        }
    }

    function invariant_burnsExactlyTheSpecifiedPartOfTheLosersAndNothingElse() public view {
        uint256 sum;
        for (uint256 id = 1; id <= handler.roundsCount(); ++id) {
            sum += handler.recordOf(id).burned;
        }
        (, uint256 burned,,,) = game.getContractStats();
        vm.assertEq(burned, sum);
        vm.assertEq(token.totalSupply(), 1_000_000_000e18 - sum);
    }
}

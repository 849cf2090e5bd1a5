// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { Specified } from "../support/Specified.sol";
import { RoundRules } from "./RoundRules.sol";

/// @notice The rules for all rounds together. A broken rule fails the test with its name.
abstract contract GameRules is RoundRules {
    /// @dev The token figures that the game reports.
    struct Stats {
        uint256 rounds;
        uint256 burned;
        uint256 house;
        uint256 free;
        uint256 locked;
        uint256 balance;
    }

    /// @dev The totals that the book requires over all rounds.
    struct Sums {
        uint256 worst; // the most that the rounds can still pay
        uint256 reserved; // the same, with the remainders from rounding that the last claim of a round frees
        uint256 locked;
        uint256 burned;
    }

    function checkAll() internal view {
        nothingForbiddenEverSucceedsAndNothingDueIsRefused();
        Sums memory sums;
        for (uint256 id = 1; id <= records.length; ++id) {
            _add(sums, records[id - 1], checkRound(id));
        }
        Stats memory stats = _stats();
        roundsFollowEachOtherWithoutOverlap(stats);
        solventToTheLastUnitWhateverTheOpenRoundsDo(stats, sums);
        whatIsFreeIsExactlyWhatNoOpenOrUnclaimedRoundCanCost(stats, sums);
        whatIsLockedIsOpenStakesAndUnclaimedPayouts_AndNoDustStays(stats, sums);
        burnsExactlyTheSpecifiedPartOfTheLosersAndNothingElse(stats, sums);
        burnedPaidHouseAndLockedAreAllThatCameIn(stats);
        theFreeReserveIsNeverMoreThanTheHousesBalance(stats);
    }

    /// @dev Among these rules: the owner cannot take a player's tokens, a stranger has no rights, a wrong answer does
    /// not resolve a round, a due claim is paid in every state, a stake above the largest is rejected, and a finished
    /// round does not end again.
    function nothingForbiddenEverSucceedsAndNothingDueIsRefused() private view {
        require(bytes(wrong).length == 0, wrong);
    }

    function roundsFollowEachOtherWithoutOverlap(Stats memory stats) private view {
        require(stats.rounds == records.length, "the game counts the rounds that started");
        for (uint256 i = 1; i < records.length; ++i) {
            bool after_ = records[i].atStart.startTime >= records[i - 1].atStart.endTime;
            require(after_, "rounds follow each other without overlap");
        }
    }

    function solventToTheLastUnitWhateverTheOpenRoundsDo(Stats memory stats, Sums memory sums) private pure {
        require(stats.balance >= sums.worst, "solvent to the last unit, whatever the open rounds do");
    }

    function whatIsFreeIsExactlyWhatNoOpenOrUnclaimedRoundCanCost(Stats memory stats, Sums memory sums)
        private
        view
    {
        uint256 free = stats.balance - sums.reserved;
        require(stats.free == free, "what is free is exactly what no open or unclaimed round can cost");
        require(game.getRewardPoolBalance() == free, "the free reserve is the same in every view");
    }

    function whatIsLockedIsOpenStakesAndUnclaimedPayouts_AndNoDustStays(Stats memory stats, Sums memory sums)
        private
        pure
    {
        require(stats.locked == sums.locked, "what is locked is open stakes and unclaimed payouts");
    }

    function burnsExactlyTheSpecifiedPartOfTheLosersAndNothingElse(Stats memory stats, Sums memory sums)
        private
        view
    {
        require(stats.burned == sums.burned, "burns exactly the specified part of the losers");
        require(token.totalSupply() == 1_000_000_000 * ION - sums.burned, "burns nothing else");
    }

    function burnedPaidHouseAndLockedAreAllThatCameIn(Stats memory stats) private view {
        uint256 all = stats.burned + paid + withdrawn + stats.house + stats.locked;
        require(all == funded + staked, "burned, paid, house and locked are all that came in");
    }

    function theFreeReserveIsNeverMoreThanTheHousesBalance(Stats memory stats) private pure {
        require(stats.free <= stats.house, "the free reserve is never more than the house's balance");
        require(stats.house + stats.locked == stats.balance, "house and locked are all that is there");
    }

    function _stats() private view returns (Stats memory stats) {
        (stats.rounds, stats.burned, stats.house, stats.free, stats.locked) = game.getContractStats();
        stats.balance = token.balanceOf(address(game));
    }

    function _add(Sums memory sums, Record storage record, uint256 due) private view {
        sums.burned += record.burned;
        if (isOpen(record)) {
            uint256 worst = Specified.liability(record.up, record.down);
            sums.worst += worst;
            sums.reserved += worst;
            sums.locked += record.up + record.down;
        } else if (due > 0) {
            sums.worst += due;
            sums.reserved += record.owed - record.paid;
            sums.locked += record.owed - record.paid;
        }
    }
}

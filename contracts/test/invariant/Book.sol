// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { Settings } from "../support/IGame.sol";
import { SessionTest } from "../support/SessionTest.sol";
import { Specified } from "../support/Specified.sol";

/// @notice Independent books beside the game's: the transfers in and out, the result that the specification requires of
/// each round, and the first violation of a rule.
abstract contract Book is SessionTest {
    struct Answer {
        uint80 id;
        uint256 time;
        int256 price;
    }

    struct Record {
        IPredictionGame.RoundView atStart;
        uint80 phase; // the feed's phase when the round began
        Answer old; // the first answer since the round's end in that phase
        Answer young; // the first one in the next phase
        IPredictionGame.Outcome outcome;
        bool voidedAnyway;
        uint256 priceAtEnd;
        uint256 owed;
        uint256 paid;
        uint256 burned;
        uint256 up;
        uint256 down;
    }

    struct Stake {
        bool up;
        uint256 amount;
        uint256 paid;
        uint256 claims;
    }

    uint256 internal funded;
    uint256 internal staked;
    uint256 internal paid;
    uint256 internal withdrawn;
    uint256 internal calls;

    Record[] internal records; // of round `i + 1`
    mapping(uint256 roundId => mapping(address player => Stake)) internal stakes;
    address[] internal players;

    /// @dev The first violation of a rule; empty if there is none.
    string internal wrong;

    modifier counted() {
        ++calls;
        _;
    }

    /// @dev Allows stakes from one base unit up, to reach every edge of the arithmetic.
    function settings() internal view override returns (Settings memory asked) {
        asked = super.settings();
        asked.minimumDepositFloor = 1;
    }

    // ---------------------------------------------------------------- reading

    function isOpen(Record storage record) internal view returns (bool) {
        return record.outcome == IPredictionGame.Outcome.Pending;
    }

    /// @dev The earlier of the two phases' first answers since the end; the old phase's if both have the same second.
    function firstAnswerOf(uint256 roundId) internal view returns (Answer memory) {
        Record storage record = records[roundId - 1];
        bool isOld = record.young.id == 0 || (record.old.id != 0 && record.old.time <= record.young.time);
        return isOld ? record.old : record.young;
    }

    /// @dev The payout of a finished round that the specification gives the player, if the player has not claimed it.
    function dueTo(uint256 roundId, address player) internal view returns (uint256) {
        Record storage record = records[roundId - 1];
        Stake storage stake = stakes[roundId][player];
        IPredictionGame.Outcome outcome = record.outcome;
        if (outcome == IPredictionGame.Outcome.Pending || stake.claims > 0 || stake.amount == 0) return 0;
        if (outcome == IPredictionGame.Outcome.Draw || outcome == IPredictionGame.Outcome.Void) {
            return stake.amount;
        }
        bool up = outcome == IPredictionGame.Outcome.Up;
        if (stake.up != up) return 0;
        (uint256 winning, uint256 losing) = up ? (record.up, record.down) : (record.down, record.up);
        return stake.amount + Specified.bonus(stake.amount, winning, losing);
    }

    /// @dev The sum of all players' claimable and potential payouts. A privileged call must not change it.
    function claimsOfAll() internal view returns (uint256 sum) {
        for (uint256 id = 1; id <= records.length; ++id) {
            for (uint256 i = 0; i < players.length; ++i) {
                IPredictionGame.PositionView memory position = game.getPosition(id, players[i]);
                sum += position.claimable + position.potentialRewards;
            }
        }
    }

    // ---------------------------------------------------------------- writing

    function note(string memory what) internal {
        if (bytes(wrong).length == 0) wrong = what;
    }

    function recordStart(uint256 roundId) internal {
        Record storage record = records.push();
        record.atStart = game.getRound(roundId);
        record.phase = feed.latest() >> 64;
    }

    function recordAnswer(uint80 id, int256 price) internal {
        uint256 time = vm.getBlockTimestamp();
        for (uint256 i = 0; i < records.length; ++i) {
            Record storage record = records[i];
            if (time < record.atStart.endTime) continue;
            if (id >> 64 == record.phase && record.old.id == 0) record.old = Answer(id, time, price);
            if (id >> 64 == record.phase + 1 && record.young.id == 0) {
                record.young = Answer(id, time, price);
            }
        }
    }

    function recordStake(uint256 roundId, address player, bool up, uint256 amount) internal {
        staked += amount;
        stakes[roundId][player] = Stake(up, amount, 0, 0);
        if (up) records[roundId - 1].up += amount;
        else records[roundId - 1].down += amount;
    }

    /// @dev Records the outcome that the specification requires, not the one that the game reports.
    function recordEnd(uint256 roundId, IPredictionGame.Outcome outcome, uint256 price) internal {
        Record storage record = records[roundId - 1];
        record.outcome = outcome;
        record.priceAtEnd = price;
        record.owed = record.up + record.down;
        if (outcome == IPredictionGame.Outcome.Draw || outcome == IPredictionGame.Outcome.Void) return;
        bool up = outcome == IPredictionGame.Outcome.Up;
        (uint256 winning, uint256 losing) = up ? (record.up, record.down) : (record.down, record.up);
        record.owed = Specified.owed(winning, losing);
        record.burned = Specified.burned(winning, losing);
    }

    function recordClaim(uint256 roundId, address player, uint256 amount) internal {
        if (amount != dueTo(roundId, player)) note("paid another amount than the specification requires");
        paid += amount;
        records[roundId - 1].paid += amount;
        stakes[roundId][player].paid += amount;
        stakes[roundId][player].claims += 1;
    }
}

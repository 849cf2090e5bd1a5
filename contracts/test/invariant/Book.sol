// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { FakeAggregator } from "../support/FakeAggregator.sol";
import { IGame } from "../support/IGame.sol";
import { SigningTest } from "../support/SigningTest.sol";
import { Specified } from "../support/Specified.sol";

/// @notice A second bookkeeping beside the game's: what went in and out, seen from outside, what each round must come to
/// by the specification alone, and what must never happen.
abstract contract Book is SigningTest {
    struct Answer {
        uint80 id;
        uint256 time;
        int256 price;
    }

    struct Record {
        IPredictionGame.RoundView atStart;
        uint80 phase; // the feed's when the round began
        Answer old; // the first since the end of that phase
        Answer young; // and of the next
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

    uint256 public funded;
    uint256 public staked;
    uint256 public paid;
    uint256 public withdrawn;
    uint256 public calls;

    Record[] internal records; // of round `i + 1`
    mapping(uint256 roundId => mapping(address player => Stake)) internal stakes;
    address[] internal players;

    /// @dev What was seen that must never be; the first one is kept.
    string public wrong;

    modifier counted() {
        ++calls;
        _;
    }

    // ---------------------------------------------------------------- reading

    function theGame() external view returns (IGame) {
        return game;
    }

    function theFeed() external view returns (FakeAggregator) {
        return feed;
    }

    function playerAt(uint256 index) external view returns (address) {
        return players[index];
    }

    function roundsCount() external view returns (uint256) {
        return records.length;
    }

    function recordOf(uint256 roundId) external view returns (Record memory) {
        return records[roundId - 1];
    }

    function stakeOf(uint256 roundId, address player) external view returns (Stake memory) {
        return stakes[roundId][player];
    }

    /// @notice The earlier of the two phases' first answers since the end; of two in one second the old phase's.
    function firstAnswerOf(uint256 roundId) public view returns (Answer memory) {
        Record storage record = records[roundId - 1];
        bool isOld = record.young.id == 0 || (record.old.id != 0 && record.old.time <= record.young.time);
        return isOld ? record.old : record.young;
    }

    /// @notice What a player has to get of a finished round, by the specification, and has not got yet.
    function dueTo(uint256 roundId, address player) public view returns (uint256) {
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

    function dueOf(uint256 roundId) external view returns (uint256 sum) {
        for (uint256 i = 0; i < players.length; ++i) {
            sum += dueTo(roundId, players[i]);
        }
    }

    /// @dev What all players could take or hope for as things stand: no privileged call may change it.
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

    /// @dev By the outcome that the round must have, whatever the game says of it.
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
        if (amount != dueTo(roundId, player)) note("paid other than the specification says");
        paid += amount;
        records[roundId - 1].paid += amount;
        stakes[roundId][player].paid += amount;
        stakes[roundId][player].claims += 1;
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { FakeAggregator } from "../support/FakeAggregator.sol";
import { GameTest } from "../support/GameTest.sol";
import { IGame } from "../support/IGame.sol";

/// @notice A second bookkeeping beside the game's: what went in and out, seen from outside, and what must never happen.
abstract contract Book is GameTest {
    struct Record {
        IPredictionGame.RoundView atStart;
        uint80 firstAnswer;
        IPredictionGame.Outcome outcome;
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

    function theGame() external view returns (IGame) {
        return game;
    }

    function theFeed() external view returns (FakeAggregator) {
        return feed;
    }

    function playersCount() external view returns (uint256) {
        return players.length;
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

    function note(string memory what) internal {
        if (bytes(wrong).length == 0) wrong = what;
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

    function recordStart(uint256 roundId) internal {
        Record storage record = records.push();
        record.atStart = game.getRound(roundId);
    }

    function recordStake(uint256 roundId, address player, bool up, uint256 amount) internal {
        staked += amount;
        stakes[roundId][player] = Stake(up, amount, 0, 0);
        if (up) records[roundId - 1].up += amount;
        else records[roundId - 1].down += amount;
    }

    function recordEnd(uint256 roundId, uint256 burnedBefore, uint256 lockedBefore) internal {
        Record storage record = records[roundId - 1];
        IPredictionGame.RoundView memory round = game.getRound(roundId);
        record.outcome = round.outcome;
        record.priceAtEnd = round.priceAtEnd;
        record.burned = burnedTokens() - burnedBefore;
        record.owed = lockedTokens() + record.up + record.down - lockedBefore;
    }

    function recordClaim(uint256 roundId, address player, uint256 amount) internal {
        paid += amount;
        records[roundId - 1].paid += amount;
        stakes[roundId][player].paid += amount;
        stakes[roundId][player].claims += 1;
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../interfaces/IPredictionGame.sol";
import { GameRounds } from "./GameRounds.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @notice The limits that players set themselves: the most to stake in a day, and a break
/// @dev Only the player can set them, with a transaction. A player without limits pays one read per stake.
abstract contract GameLimits is GameRounds {
    using SafeCast for uint256;

    /// @dev One slot. A limit counts the stakes of a day (UTC) from the moment at which it is set.
    struct Limit {
        uint96 perDay; // zero is none
        uint96 staked;
        uint24 day;
        uint40 breakUntil;
    }

    struct LooserLimit {
        uint96 perDay;
        uint40 from; // zero is none
    }

    /// @inheritdoc IPredictionGame
    uint64 public constant LOOSER_LIMIT_DELAY = 1 days;

    mapping(address player => Limit) private _limits;
    /// @dev Only of players with a limit, so the stakes of all others do not read it.
    mapping(address player => LooserLimit) private _looserLimits;

    /// @inheritdoc IPredictionGame
    function setDailyLimit(uint256 perDay) external {
        Limit storage limit = _limits[msg.sender];
        LooserLimit storage looser = _looserLimits[msg.sender];
        uint96 next = perDay.toUint96();
        uint96 current = _perDay(limit, looser);
        bool isLooser = current != 0 && (next == 0 || next > current);
        uint256 from = block.timestamp;
        if (isLooser) from += LOOSER_LIMIT_DELAY;
        limit.perDay = isLooser ? current : next;
        looser.perDay = isLooser ? next : 0;
        looser.from = isLooser ? from.toUint40() : 0;
        emit DailyLimitSet(msg.sender, perDay, from);
    }

    /// @inheritdoc IPredictionGame
    function takeBreak(uint256 until) external {
        Limit storage limit = _limits[msg.sender];
        require(until > block.timestamp && until >= limit.breakUntil, InvalidParameter("until", until));
        limit.breakUntil = until.toUint40();
        emit BreakTaken(msg.sender, until);
    }

    /// @inheritdoc IPredictionGame
    function getLimits(address player) external view returns (LimitsView memory) {
        LooserLimit storage looser = _looserLimits[player];
        bool isPending = block.timestamp < looser.from;
        return LimitsView({
            perDay: _perDay(_limits[player], looser),
            left: _leftToStake(player),
            nextPerDay: isPending ? looser.perDay : 0,
            nextFrom: isPending ? looser.from : 0,
            breakUntil: _limits[player].breakUntil
        });
    }

    /// @dev What the player may still stake today.
    function _leftToStake(address player) internal view returns (uint256) {
        Limit storage limit = _limits[player];
        if (block.timestamp < limit.breakUntil) return 0;
        uint256 perDay = _perDay(limit, _looserLimits[player]);
        return perDay == 0 ? type(uint256).max : _left(perDay, _stakedToday(limit));
    }

    function _countStake(address player, uint256 amount) internal {
        Limit storage limit = _limits[player];
        uint256 breakUntil = limit.breakUntil;
        require(block.timestamp >= breakUntil, OnBreak(breakUntil));
        if (limit.perDay == 0) return;
        uint256 perDay = _perDay(limit, _looserLimits[player]);
        if (perDay == 0) return;
        uint256 staked = _stakedToday(limit);
        uint256 left = _left(perDay, staked);
        require(amount <= left, DailyLimitReached(amount, left));
        limit.staked = (staked + amount).toUint96();
        limit.day = _today();
    }

    /// @dev The limit that holds now: a looser one from the time on at which it holds.
    function _perDay(Limit storage limit, LooserLimit storage looser) private view returns (uint96) {
        uint256 from = looser.from;
        return from != 0 && block.timestamp >= from ? looser.perDay : limit.perDay;
    }

    function _stakedToday(Limit storage limit) private view returns (uint256) {
        return limit.day == _today() ? limit.staked : 0;
    }

    function _today() private view returns (uint24) {
        return (block.timestamp / 1 days).toUint24();
    }

    /// @dev Zero also if the limit has become lower than what the player has staked today.
    function _left(uint256 perDay, uint256 staked) private pure returns (uint256) {
        return perDay > staked ? perDay - staked : 0;
    }
}

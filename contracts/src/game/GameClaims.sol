// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../interfaces/IPredictionGame.sol";
import { Payouts } from "../libraries/Payouts.sol";
import { GameSessions } from "./GameSessions.sol";
import { IERC20, SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @notice Pays out winnings, and returns the stakes of draws and void rounds; a pause does not stop it
abstract contract GameClaims is GameSessions {
    using SafeERC20 for IERC20;

    /// @inheritdoc IPredictionGame
    function claimRewards(uint256 roundId) external nonReentrant returns (uint256 payout) {
        return _claim(msg.sender, roundId);
    }

    /// @inheritdoc IPredictionGame
    function claimRewardsFor(address player, uint256 roundId) external nonReentrant returns (uint256 payout) {
        return _claim(player, roundId);
    }

    /// @inheritdoc IPredictionGame
    function claimManyRewards(uint256[] calldata roundIds) external nonReentrant returns (uint256 payout) {
        for (uint256 i = 0; i < roundIds.length; ++i) {
            payout += _take(msg.sender, roundIds[i]);
        }
        require(payout > 0, NoRewardsToClaim(0, msg.sender));
        IERC20(_token).safeTransfer(msg.sender, payout);
    }

    /// @inheritdoc IPredictionGame
    function claimManyFor(address[] calldata players, uint256 roundId)
        external
        nonReentrant
        returns (uint256 payout)
    {
        Round storage round = _knownRound(roundId);
        require(round.outcome != Outcome.Pending, RoundNotResolved(roundId));
        uint256[] memory payouts = new uint256[](players.length);
        uint256 stakes;
        for (uint256 i = 0; i < players.length; ++i) {
            Position storage position = _positions[roundId][players[i]];
            uint256 due = _claimable(round, position);
            if (due == 0) continue;
            position.withdrawn = true;
            stakes += position.amount;
            payout += due;
            payouts[i] = due;
            emit RewardsClaimed(roundId, players[i], msg.sender, due);
        }
        require(payout > 0, NoRewardsToClaim(roundId, address(0)));
        _settle(round, stakes, payout);
        for (uint256 i = 0; i < players.length; ++i) {
            if (payouts[i] > 0) IERC20(_token).safeTransfer(players[i], payouts[i]);
        }
    }

    function _claim(address player, uint256 roundId) private returns (uint256 payout) {
        Round storage round = _knownRound(roundId);
        Position storage position = _positions[roundId][player];
        require(position.amount > 0, NoPrediction(roundId, player));
        require(round.outcome != Outcome.Pending, RoundNotResolved(roundId));
        require(!position.withdrawn, AlreadyWithdrawn(roundId, player));
        payout = _take(player, roundId);
        require(payout > 0, NoRewardsToClaim(roundId, player));
        IERC20(_token).safeTransfer(player, payout);
    }

    /// @dev Records the player's claim on the round, if there is one. The caller transfers the payout.
    function _take(address player, uint256 roundId) private returns (uint256 payout) {
        Round storage round = _rounds[roundId];
        Position storage position = _positions[roundId][player];
        payout = _claimable(round, position);
        if (payout == 0) return 0;
        position.withdrawn = true;
        _settle(round, position.amount, payout);
        emit RewardsClaimed(roundId, player, msg.sender, payout);
    }

    function _claimable(Round storage round, Position storage position) internal view returns (uint256) {
        if (round.outcome == Outcome.Pending || position.withdrawn) return 0;
        return _payout(round, position);
    }

    /// @dev The payout of the position by the round's outcome. While the round has no outcome, the payout if its side
    /// won now.
    function _payout(Round storage round, Position storage position) internal view returns (uint256) {
        uint256 stake = position.amount;
        bool up = position.up;
        Outcome outcome = round.outcome;
        if (outcome == Outcome.Draw || outcome == Outcome.Void) return stake;
        if (outcome == (up ? Outcome.Down : Outcome.Up)) return 0;
        (uint256 own, uint256 other) = up ? (round.upPool, round.downPool) : (round.downPool, round.upPool);
        return stake == 0 ? 0 : stake + Payouts.bonus(stake, own, other);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../interfaces/IPredictionGame.sol";
import { GameClaims } from "./GameClaims.sol";

/// @notice The views for front ends and indexers
abstract contract GameViews is GameClaims {
    /// @inheritdoc IPredictionGame
    function getRoundInfo(uint256 roundId)
        external
        view
        returns (
            uint256 id,
            uint64 startTime,
            uint64 endTime,
            uint256 priceAtStart,
            uint256 priceAtEnd,
            bool isResolved,
            uint256 totalDeposits,
            uint256 upPredictions,
            uint256 downPredictions
        )
    {
        Round storage round = _knownRound(roundId);
        upPredictions = round.upPool;
        downPredictions = round.downPool;
        return (
            roundId,
            round.startTime,
            _endTime(round),
            round.priceAtStart,
            round.priceAtEnd,
            round.outcome != Outcome.Pending,
            upPredictions + downPredictions,
            upPredictions,
            downPredictions
        );
    }

    /// @inheritdoc IPredictionGame
    function getRound(uint256 roundId) external view returns (RoundView memory) {
        Round storage round = _knownRound(roundId);
        return RoundView({
            id: roundId,
            startTime: round.startTime,
            endTime: _endTime(round),
            lockTime: round.lockTime,
            priceAtStart: round.priceAtStart,
            priceAtEnd: round.priceAtEnd,
            outcome: round.outcome,
            upPredictions: round.upPool,
            downPredictions: round.downPool,
            minimumDeposit: round.minimumDeposit,
            maximumDeposit: round.maximumDeposit,
            maxExposure: round.maxExposure,
            feedRoundAtStart: round.feedRoundAtStart
        });
    }

    /// @inheritdoc IPredictionGame
    function getPlayerPrediction(uint256 roundId, address player)
        external
        view
        returns (
            bool hasPredicted,
            bool predictedUp,
            uint256 depositAmount,
            bool hasWithdrawn,
            uint256 potentialRewards
        )
    {
        Position storage position = _positions[roundId][player];
        return (
            position.amount > 0,
            position.up,
            position.amount,
            position.withdrawn,
            _payout(_rounds[roundId], position)
        );
    }

    /// @inheritdoc IPredictionGame
    function getPosition(uint256 roundId, address player) external view returns (PositionView memory) {
        return _positionView(roundId, player);
    }

    /// @inheritdoc IPredictionGame
    function getPlayerRounds(address player, uint256 before, uint256 limit)
        external
        view
        returns (uint256[] memory roundIds, PositionView[] memory positions, uint256 next)
    {
        uint256 counter = globalRoundCounter;
        next = before == 0 || before > counter ? counter + 1 : before;
        uint256 last = next > limit ? next - limit : 1;
        uint256 found;
        for (uint256 id = last; id < next; ++id) {
            if (_positions[id][player].amount > 0) ++found;
        }
        roundIds = new uint256[](found);
        positions = new PositionView[](found);
        for (uint256 i = 0; i < found;) {
            --next;
            if (_positions[next][player].amount == 0) continue;
            roundIds[i] = next;
            positions[i] = _positionView(next, player);
            ++i;
        }
        next = last > 1 ? last : 0;
    }

    function _positionView(uint256 roundId, address player) private view returns (PositionView memory) {
        Round storage round = _rounds[roundId];
        Position storage position = _positions[roundId][player];
        return PositionView({
            hasPredicted: position.amount > 0,
            predictedUp: position.up,
            hasWithdrawn: position.withdrawn,
            depositAmount: position.amount,
            potentialRewards: _payout(round, position),
            claimable: _claimable(round, position),
            outcome: round.outcome
        });
    }

    /// @inheritdoc IPredictionGame
    function calculatePotentialRewards(uint256 roundId, address player) external view returns (uint256) {
        return _payout(_rounds[roundId], _positions[roundId][player]);
    }

    /// @inheritdoc IPredictionGame
    function getUserCurrentRoundInfo(address user)
        external
        view
        returns (
            uint256 roundId,
            bool canPredict,
            bool hasActiveRound,
            uint64 startTime,
            uint64 endTime,
            bool isResolved,
            uint256 startPrice,
            RoundStatus status
        )
    {
        roundId = globalRoundCounter;
        Round storage round = _rounds[roundId];
        canPredict = userCanPredict(user);
        hasActiveRound = _isRunning(roundId);
        startTime = round.startTime;
        endTime = startTime == 0 ? 0 : _endTime(round);
        isResolved = round.outcome != Outcome.Pending;
        startPrice = round.priceAtStart;
        status = _statusOf(roundId);
    }

    /// @inheritdoc IPredictionGame
    /// @dev The same for every account: there is one live round, and anyone can start the next one.
    function canUserStartNewRound(address) external view returns (bool) {
        return !paused() && !_isRunning(globalRoundCounter);
    }

    /// @inheritdoc IPredictionGame
    function userCanPredict(address user) public view returns (bool) {
        uint256 roundId = globalRoundCounter;
        Round storage round = _rounds[roundId];
        return block.timestamp < round.lockTime && _positions[roundId][user].amount == 0
            && _leftToStake(user) >= round.minimumDeposit;
    }

    function _statusOf(uint256 roundId) private view returns (RoundStatus) {
        if (roundId == 0) return RoundStatus.None;
        if (_isRunning(roundId)) return RoundStatus.Active;
        return _rounds[roundId].outcome == Outcome.Pending ? RoundStatus.Resolving : RoundStatus.Idle;
    }
}

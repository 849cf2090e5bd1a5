// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { GameClaims } from "./GameClaims.sol";

/// @title What front ends and indexers read
abstract contract GameViews is GameClaims {
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
            maximumDeposit: round.maximumDeposit
        });
    }

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

    function getPosition(uint256 roundId, address player) external view returns (PositionView memory) {
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

    function calculatePotentialRewards(uint256 roundId, address player) external view returns (uint256) {
        return _payout(_rounds[roundId], _positions[roundId][player]);
    }

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
            uint256 startPrice
        )
    {
        roundId = globalRoundCounter;
        Round storage round = _rounds[roundId];
        startTime = round.startTime;
        return (
            roundId,
            userCanPredict(user),
            _isRunning(roundId),
            startTime,
            startTime == 0 ? 0 : _endTime(round),
            round.outcome != Outcome.Pending,
            round.priceAtStart
        );
    }

    /// @dev The same for everybody: there is one live round, and whoever wants one starts it.
    function canUserStartNewRound(address) external view returns (bool) {
        return !paused() && !_isRunning(globalRoundCounter);
    }

    function userCanPredict(address user) public view returns (bool) {
        uint256 roundId = globalRoundCounter;
        return
            !paused() && block.timestamp < _rounds[roundId].lockTime && _positions[roundId][user].amount == 0;
    }
}

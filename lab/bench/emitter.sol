// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @title Emits consistent events of the game by the thousand, for the benchmark only
contract Emitter {
    event RoundStarted(
        uint256 indexed roundId,
        address indexed starter,
        uint256 priceAtStart,
        uint64 startTime,
        uint64 endTime,
        uint64 lockTime,
        uint256 minimumDeposit,
        uint256 maximumDeposit,
        uint80 feedRoundId,
        uint256 maxExposure
    );
    event PredictionMade(
        uint256 indexed roundId,
        address indexed player,
        bool up,
        uint256 amount,
        uint256 upPool,
        uint256 downPool
    );
    event RoundResolved(
        uint256 indexed roundId, uint8 outcome, uint256 priceAtEnd, uint80 feedRoundId, uint256 owed, uint256 burned
    );

    uint256 private constant STAKE = 30_000 ether;

    function start(uint256 roundId) external {
        uint64 time = uint64(block.timestamp);
        emit RoundStarted(roundId, msg.sender, 2400e8, time, time + 300, time + 295, 1 ether, 3_000_000 ether, 0, 0);
    }

    function predict(uint256 roundId, uint256 from, uint256 count) external {
        for (uint256 i = from; i < from + count; ++i) {
            emit PredictionMade(roundId, address(uint160(i + 1)), true, STAKE, (i + 1) * STAKE, 0);
        }
    }

    function resolve(uint256 roundId) external {
        emit RoundResolved(roundId, 1, 2401e8, 1, 0, 0);
    }
}

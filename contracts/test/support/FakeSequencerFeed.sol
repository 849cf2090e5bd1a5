// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice A sequencer uptime feed that follows Chainlink's rules: 0 is up, 1 is down. `startedAt` is the
/// time of the last change; it is 0 until the first report.
contract FakeSequencerFeed {
    int256 public answer;
    uint256 public startedAt;

    function report(int256 answer_, uint256 startedAt_) external {
        answer = answer_;
        startedAt = startedAt_;
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return (1, answer, startedAt, block.timestamp, 1);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { AggregatorV3Interface } from "../../src/interfaces/IPriceFeed.sol";

/// @notice A feed that follows Chainlink's rules, controlled by a test. A round id holds a phase in its upper
/// 16 bits and counts from 1 within the phase. A test can skip ids and post old answers; a missing answer
/// reverts (as in some aggregators) or is all zeros.
contract FakeAggregator is AggregatorV3Interface {
    struct Data {
        int256 answer;
        uint256 updatedAt;
        uint80 answeredIn;
    }

    error NoDataPresent();

    uint8 public decimals = 8;
    bool public revertsOnMissing = true;
    uint80 public latest = 1 << 64;
    mapping(uint80 id => Data) public data;

    function post(int256 answer) external returns (uint80) {
        return postAt(answer, block.timestamp);
    }

    function postAt(int256 answer, uint256 time) public returns (uint80) {
        latest += 1;
        data[latest] = Data(answer, time, latest);
        return latest;
    }

    /// @notice Posts in a former phase: its aggregator can keep running after the feed has switched.
    function postInPhase(uint80 phase, uint80 number, int256 answer, uint256 time)
        external
        returns (uint80 id)
    {
        id = (phase << 64) | number;
        data[id] = Data(answer, time, id);
    }

    /// @notice Posts a round that timed out: it has its own time and the previous round's answer.
    function carryOver() external returns (uint80) {
        Data memory last = data[latest];
        data[++latest] = Data(last.answer, block.timestamp, last.answeredIn);
        return latest;
    }

    function leaveOut(uint80 ids) external {
        latest += ids;
    }

    function nextPhase() external {
        latest = ((latest >> 64) + 1) << 64;
    }

    function setDecimals(uint8 decimals_) external {
        decimals = decimals_;
    }

    function setRevertsOnMissing(bool reverts) external {
        revertsOnMissing = reverts;
    }

    function description() external pure returns (string memory) {
        return "FAKE / USD";
    }

    function version() external pure returns (uint256) {
        return 4;
    }

    function getRoundData(uint80 id) external view returns (uint80, int256, uint256, uint256, uint80) {
        return _read(id);
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return _read(latest);
    }

    function _read(uint80 id) private view returns (uint80, int256, uint256, uint256, uint80) {
        Data memory found = data[id];
        if (found.updatedAt == 0 && revertsOnMissing) revert NoDataPresent();
        return (id, found.answer, found.updatedAt, found.updatedAt, found.answeredIn);
    }
}

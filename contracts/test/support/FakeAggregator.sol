// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { AggregatorV3Interface } from "../../src/interfaces/IPriceFeed.sol";

/// @notice A feed by Chainlink's rules, under full control: round ids carry a phase in their upper 16 bits and count
/// from 1 within it, ids can be left out, answers can be old, missing ones revert (as in some aggregators) or are zeros.
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

    /// @notice A phase that is no longer the latest may go on: nobody stops its aggregator.
    function postInPhase(uint80 phase, uint80 number, int256 answer, uint256 time)
        external
        returns (uint80 id)
    {
        id = (phase << 64) | number;
        data[id] = Data(answer, time, id);
    }

    /// @notice A round that timed out: it has a time of its own, and the answer of the one before.
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

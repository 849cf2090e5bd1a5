// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../support/GameTest.sol";

/// @dev Over random histories of a feed: at most one answer resolves the round, and it is the right one.
contract FirstAnswerFuzzTest is GameTest {
    uint80[] private ids;
    uint256[] private times;

    /// @dev Each byte is a step: time passes, then an answer, a gap, a carried-over answer or a new phase.
    function testFuzz_exactlyTheFirstAnswerIsAccepted(uint8[10] memory steps, bool zeros) public {
        feed.setRevertsOnMissing(!zeros);
        start();
        uint256 end = BEGINNING + DURATION;
        uint80 phase = feed.latest() >> 64;
        vm.warp(end - 60);
        for (uint256 i = 0; i < steps.length; ++i) {
            vm.warp(vm.getBlockTimestamp() + (steps[i] >> 3));
            uint256 kind = steps[i] % 8;
            if (kind == 0) feed.leaveOut(1);
            else if (kind == 1 && uint64(feed.latest()) != 0) feed.carryOver();
            else if (kind == 2) feed.nextPhase();
            else _post();
        }
        if (vm.getBlockTimestamp() < end) vm.warp(end);

        uint256 expected = _firstIn(phase, end);
        if (expected == type(uint256).max) expected = _firstIn(phase + 1, end);
        for (uint256 i = 0; i < ids.length; ++i) {
            uint256 state = vm.snapshotState();
            if (i != expected) {
                vm.expectRevert(
                    abi.encodeWithSelector(IPredictionGame.NotFirstAnswerAfterEnd.selector, 1, ids[i])
                );
            }
            game.resolveRound(1, ids[i]);
            vm.revertToState(state);
        }
    }

    function _post() private {
        ids.push(feed.post(START_PRICE));
        times.push(vm.getBlockTimestamp());
    }

    function _firstIn(uint80 phase, uint256 end) private view returns (uint256) {
        for (uint256 i = 0; i < ids.length; ++i) {
            if (ids[i] >> 64 == phase && times[i] >= end) return i;
        }
        return type(uint256).max;
    }
}

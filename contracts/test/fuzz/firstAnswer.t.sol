// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { EndPriceHarness } from "../support/EndPriceHarness.sol";
import { FeedHistory } from "../support/FeedHistory.sol";

/// @dev Over random histories of a feed, at most one answer resolves the round. It is the right one, and it stays the
/// right one.
contract FirstAnswerFuzzTest is FeedHistory {
    EndPriceHarness private endPrice;
    uint80 private known;
    uint80 private passed;

    function setUp() public override {
        super.setUp();
        endPrice = new EndPriceHarness();
    }

    function testFuzz_exactlyTheFirstAnswerIsAccepted(uint8[12] memory steps, bool zeros) public {
        begin(zeros);
        for (uint256 i = 0; i < steps.length; ++i) {
            step(steps[i], 1);
        }
        if (vm.getBlockTimestamp() < END) vm.warp(END);
        uint256 expected = firstAnswer();
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

    function testFuzz_onceAnAnswerHasPassedNoOtherEverPasses(uint8[12] memory steps, bool zeros) public {
        begin(zeros);
        known = feed.latest();
        for (uint256 i = 0; i < steps.length; ++i) {
            step(steps[i], 1);
            if (vm.getBlockTimestamp() >= END) _assertTheSamePasses();
        }
    }

    function _assertTheSamePasses() private {
        for (uint256 i = 0; i < ids.length; ++i) {
            bool passes = endPrice.isFirst(feed, ids[i], END, known);
            if (passes && passed == 0) passed = ids[i];
            vm.assertTrue(passes == (ids[i] == passed));
        }
    }
}

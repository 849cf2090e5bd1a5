// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { FeedHistory } from "../support/FeedHistory.sol";

/// @dev The feed alone decides whether a round is resolved or void, so a player gains nothing by waiting.
contract VoidingFuzzTest is FeedHistory {
    uint256 private constant VOIDABLE = END + 1 hours;

    function testFuzz_aRoundIsVoidExactlyIfTheFeedHasNoAnswerWithinTheHour(
        uint8[12] memory steps,
        bool zeros,
        uint256 wait
    ) public {
        begin(zeros);
        for (uint256 i = 0; i < steps.length; ++i) {
            step(steps[i], 40);
        }
        if (vm.getBlockTimestamp() < VOIDABLE) vm.warp(VOIDABLE + (wait % 10 hours));
        uint256 first = firstAnswer();
        if (first == NONE) _assertVoidUnlessUnsettled();
        else if (times[first] < VOIDABLE) _assertOnlyResolvable(ids[first]);
        else _assertBecomesVoid(ids[first]);
    }

    function _assertOnlyResolvable(uint80 id) private {
        _assertNotVoidable();
        game.resolveRound(1, id);
        assertOutcome(1, IPredictionGame.Outcome.Up);
    }

    /// @dev The answer came too late to resolve.
    function _assertBecomesVoid(uint80 id) private {
        game.resolveRound(1, id);
        assertOutcome(1, IPredictionGame.Outcome.Void);
    }

    function _assertVoidUnlessUnsettled() private {
        try game.voidRound(1) {
            assertOutcome(1, IPredictionGame.Outcome.Void);
        } catch {
            // The search is unsettled: the latest answer is of this second, or an answer was carried over. A later answer
            // settles it, or `VOID_ANYWAY_DELAY` does.
            vm.assertTrue(carriedOver || times[times.length - 1] == vm.getBlockTimestamp());
            vm.warp(END + 1 days);
            game.voidRound(1);
        }
    }

    function _assertNotVoidable() private {
        try game.voidRound(1) {
            vm.assertTrue(false, "voided a round that its price could still resolve");
        } catch (bytes memory reason) {
            vm.assertEq(bytes32(bytes4(reason)), bytes32(IPredictionGame.RoundCanBeResolved.selector));
        }
    }
}

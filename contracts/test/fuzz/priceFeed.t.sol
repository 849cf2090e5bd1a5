// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPriceFeed } from "../../src/interfaces/IPriceFeed.sol";
import { Test } from "../support/Test.sol";

contract PriceFeedFuzzTest is Test {
    function testFuzz_noAnswerJumpsFurtherThanTheBound(uint128 last, int256 next, uint256 jump) public {
        int256 first = int256(bound(last, 1, uint128(type(int128).max)));
        jump = bound(jump, 1, 9_999);
        IPriceFeed feed = IPriceFeed(
            vm.deployCode("PriceFeed.sol:PriceFeed", abi.encode(address(this), address(this), jump, first))
        );
        bool valid = next > 0 && next <= type(int128).max;
        int256 distance = valid ? (next > first ? next - first : first - next) : int256(0);
        if (!valid) {
            vm.expectRevert(abi.encodeWithSelector(IPriceFeed.InvalidAnswer.selector, next));
        } else if (distance * 10_000 > first * int256(jump)) {
            vm.expectRevert(abi.encodeWithSelector(IPriceFeed.AnswerJumpsTooFar.selector, first, next, jump));
        }
        feed.postAnswer(next);
    }

    struct Move {
        /// @dev Seconds since the previous attempt.
        uint8 pause;
        /// @dev Basis points of the latest answer, up or down.
        int16 move;
    }

    uint256 private constant SPAN = 60;
    int256[] private _values;
    uint256[] private _times;

    /// @dev The feed accepts an answer exactly if no window of the bound's length that ends now moves too far.
    function testFuzz_theBoundHoldsOverEveryWindow(Move[24] calldata moves, uint256 jump) public {
        jump = bound(jump, 1, 2_000);
        IPriceFeed feed = IPriceFeed(
            vm.deployCode("PriceFeed.sol:PriceFeed", abi.encode(address(this), address(this), jump, 1000e8))
        );
        _accept(1000e8);
        for (uint256 i = 0; i < moves.length; ++i) {
            vm.warp(vm.getBlockTimestamp() + moves[i].pause % 90);
            int256 latest = _values[_values.length - 1];
            int256 next = latest + latest * (int256(moves[i].move) % int256(2 * jump)) / 10_000;
            _accept(next);
            bool isRefused = _tooFar(jump);
            if (isRefused) {
                _values.pop();
                _times.pop();
                vm.expectPartialRevert(IPriceFeed.AnswerJumpsTooFar.selector);
            }
            feed.postAnswer(next);
        }
    }

    function _accept(int256 value) private {
        _values.push(value);
        _times.push(vm.getBlockTimestamp());
    }

    /// @dev Whether the last value is too far from one that was the latest at any time in the last span.
    function _tooFar(uint256 jump) private view returns (bool) {
        uint256 last = _values.length - 1;
        for (uint256 i = 0; i < last; ++i) {
            // It was the latest one until the next came.
            if (i + 1 < last && _times[i + 1] + SPAN <= _times[last]) continue;
            uint256 spans = (_times[last] - _times[i]) / SPAN;
            int256 allowed = _values[i] * int256(jump) * int256(spans == 0 ? 1 : spans);
            int256 distance = _values[last] - _values[i];
            if ((distance < 0 ? -distance : distance) * 10_000 > allowed) return true;
        }
        return false;
    }
}

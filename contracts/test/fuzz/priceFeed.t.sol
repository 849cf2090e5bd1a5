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
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPriceFeed } from "../../../src/interfaces/IPriceFeed.sol";
import { IGame } from "../../support/IGame.sol";
import { Test } from "../../support/Test.sol";

contract PriceFeedTest is Test {
    address private constant OWNER = address(0x1);
    address private constant POSTER = address(0x2);
    int256 private constant FIRST = 2400e8;

    IPriceFeed private feed;

    function setUp() public {
        vm.warp(1_750_000_000);
        feed = deployFeed(OWNER, POSTER, 500, FIRST);
    }

    function deployFeed(address owner, address poster, uint256 jump, int256 first)
        private
        returns (IPriceFeed)
    {
        return IPriceFeed(vm.deployCode("PriceFeed.sol:PriceFeed", abi.encode(owner, poster, jump, first)));
    }

    function post(int256 answer) private returns (uint80) {
        vm.prank(POSTER);
        return feed.postAnswer(answer);
    }

    function assertLatest(uint80 expectedId, int256 expectedAnswer, uint256 expectedTime) private view {
        (uint80 id, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredIn) =
            feed.latestRoundData();
        vm.assertEq(id, expectedId);
        vm.assertEq(answer, expectedAnswer);
        vm.assertEq(startedAt, expectedTime);
        vm.assertEq(updatedAt, expectedTime);
        vm.assertEq(answeredIn, expectedId);
    }

    function test_beginsWithTheFirstAnswer() public view {
        assertLatest(1, FIRST, 1_750_000_000);
        vm.assertEq(feed.decimals(), 8);
        vm.assertEq(feed.version(), 1);
        vm.assertEq(feed.description(), "ETH / USD");
        vm.assertEq(feed.poster(), POSTER);
        vm.assertEq(feed.maximumJump(), 500);
        vm.assertEq(IGame(address(feed)).owner(), OWNER);
    }

    function test_refusesAnInvalidFirstAnswer() public {
        vm.expectRevert(abi.encodeWithSelector(IPriceFeed.InvalidAnswer.selector, int256(0)));
        deployFeed(OWNER, POSTER, 500, 0);
    }

    function test_thePosterPosts() public {
        vm.warp(1_750_000_007);
        vm.expectEmit(address(feed));
        emit IPriceFeed.AnswerUpdated(2401e8, 2, 1_750_000_007);
        vm.assertEq(post(2401e8), 2);
        assertLatest(2, 2401e8, 1_750_000_007);
    }

    function test_keepsEveryAnswer() public {
        post(2401e8);
        (uint80 id, int256 answer,, uint256 updatedAt, uint80 answeredIn) = feed.getRoundData(1);
        vm.assertEq(id, 1);
        vm.assertEq(answer, FIRST);
        vm.assertEq(updatedAt, 1_750_000_000);
        vm.assertEq(answeredIn, 1);
    }

    function test_refusesToReturnAMissingAnswer() public {
        vm.expectRevert(abi.encodeWithSelector(IPriceFeed.NoAnswer.selector, uint80(2)));
        feed.getRoundData(2);
        vm.expectRevert(abi.encodeWithSelector(IPriceFeed.NoAnswer.selector, uint80(0)));
        feed.getRoundData(0);
    }

    function test_refusesEveryoneButThePoster() public {
        vm.expectRevert(abi.encodeWithSelector(IPriceFeed.NotPoster.selector, OWNER));
        vm.prank(OWNER);
        feed.postAnswer(FIRST);
    }

    function test_acceptsAJumpOfExactlyTheBoundUpAndDown() public {
        post(2520e8);
        assertLatest(2, 2520e8, 1_750_000_000);
        feed = deployFeed(OWNER, POSTER, 500, FIRST);
        post(2280e8);
        assertLatest(2, 2280e8, 1_750_000_000);
    }

    function test_refusesUpAndDownByTheBoundWithinASpan() public {
        post(2520e8);
        vm.warp(1_750_000_059);
        refusedJump(2520e8, 2280e8);
        post(2394e8);
    }

    function refusedJump(int256 last, int256 answer) private {
        vm.expectRevert(abi.encodeWithSelector(IPriceFeed.AnswerJumpsTooFar.selector, last, answer, 500));
        post(answer);
    }

    function test_refusesALargerJumpUpOrDown() public {
        refusedJump(FIRST, 2520e8 + 1);
        refusedJump(FIRST, 2280e8 - 1);
    }

    function test_manyAnswersWithinASpanMoveNoFurtherThanOne() public {
        int256 price = FIRST;
        for (uint256 i = 0; i < 60; ++i) {
            price = price * 105 / 100;
            if (i > 0) refusedJump(FIRST, price);
            else post(price);
            price = 2520e8;
        }
        vm.warp(1_750_000_059);
        refusedJump(FIRST, 2520e8 + 1);
    }

    /// @dev At any offset, because no fixed grid of spans exists.
    function test_twoMovesWithinASecondMoveNoFurtherThanOne_AtAnyMoment() public {
        for (uint256 second = 1; second <= 120; ++second) {
            feed = deployFeed(OWNER, POSTER, 500, 1000e8);
            vm.warp(vm.getBlockTimestamp() + second);
            int256 moved = second == 120 ? int256(1100e8) : int256(1050e8);
            post(moved);
            vm.warp(vm.getBlockTimestamp() + 1);
            uint256 bound = second < 119 ? 500 : 1_000;
            vm.expectRevert(
                abi.encodeWithSelector(IPriceFeed.AnswerJumpsTooFar.selector, 1000e8, 1102.5e8, bound)
            );
            post(1102.5e8);
        }
    }

    function test_aMinuteAfterAnAnswerTheNextMoveCountsFromIt() public {
        vm.warp(1_750_000_030);
        post(2500e8);
        vm.warp(1_750_000_089);
        refusedJump(FIRST, 2520e8 + 1);
        vm.warp(1_750_000_090);
        refusedJump(2500e8, 2625e8 + 1);
        post(2625e8);
    }

    function test_aSilenceAllowsOneMovePerSpan() public {
        vm.warp(1_750_000_180);
        vm.expectRevert(
            abi.encodeWithSelector(IPriceFeed.AnswerJumpsTooFar.selector, FIRST, 2760e8 + 1, 1_500)
        );
        post(2760e8 + 1);
        post(2760e8);
        refusedJump(2760e8, 2400e8);
        vm.warp(1_750_000_239);
        vm.expectRevert(
            abi.encodeWithSelector(IPriceFeed.AnswerJumpsTooFar.selector, FIRST, 2760e8 + 1, 1_500)
        );
        post(2760e8 + 1);
        vm.warp(1_750_000_240);
        post(2898e8);
    }

    function test_refusesAnInvalidPrice() public {
        int256[4] memory wrong = [int256(0), -1, type(int256).min, int256(uint256(type(uint128).max))];
        for (uint256 i = 0; i < wrong.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IPriceFeed.InvalidAnswer.selector, wrong[i]));
            post(wrong[i]);
        }
    }

    function test_acceptsTheLargestAndTheSmallestPrice() public {
        int256 largest = type(int128).max;
        deployFeed(OWNER, POSTER, 500, largest);
        feed = deployFeed(OWNER, POSTER, 500, 1);
        post(1);
        assertLatest(2, 1, 1_750_000_000);
    }

    function test_theOwnerChangesPosterAndBound() public {
        vm.expectEmit(address(feed));
        emit IPriceFeed.PosterChanged(address(0x3));
        vm.prank(OWNER);
        feed.setPoster(address(0x3));
        vm.expectEmit(address(feed));
        emit IPriceFeed.MaximumJumpChanged(9_999);
        vm.prank(OWNER);
        feed.setMaximumJump(9_999);
        vm.assertEq(feed.poster(), address(0x3));
        vm.assertEq(feed.maximumJump(), 9_999);
    }

    function test_refusesABoundOfZeroOrOneHundredPercent() public {
        vm.expectRevert(abi.encodeWithSelector(IPriceFeed.InvalidMaximumJump.selector, 0));
        vm.prank(OWNER);
        feed.setMaximumJump(0);
        vm.expectRevert(abi.encodeWithSelector(IPriceFeed.InvalidMaximumJump.selector, 10_000));
        vm.prank(OWNER);
        feed.setMaximumJump(10_000);
        vm.prank(OWNER);
        feed.setMaximumJump(1);
        vm.assertEq(feed.maximumJump(), 1);
    }

    function test_refusesEveryoneButTheOwner() public {
        vm.expectRevert(abi.encodeWithSelector(IGame.OwnableUnauthorizedAccount.selector, POSTER));
        vm.prank(POSTER);
        feed.setMaximumJump(9_000);
        vm.expectRevert(abi.encodeWithSelector(IGame.OwnableUnauthorizedAccount.selector, POSTER));
        vm.prank(POSTER);
        feed.setPoster(POSTER);
    }

    function test_cannotBeRenounced_BecauseTheBoundCouldNeverBeWidenedAgain() public {
        vm.expectRevert(abi.encodeWithSelector(IGame.OwnableInvalidOwner.selector, address(0)));
        vm.prank(OWNER);
        IGame(address(feed)).renounceOwnership();
        vm.expectRevert(abi.encodeWithSelector(IGame.OwnableUnauthorizedAccount.selector, POSTER));
        vm.prank(POSTER);
        IGame(address(feed)).renounceOwnership();
        vm.assertEq(IGame(address(feed)).owner(), OWNER);
    }

    /// @dev After an outage during which the market moved further than the bound.
    function test_theOwnerFreesAFeedThatRefusesTheMarketsPrice() public {
        refusedJump(FIRST, 2600e8);
        vm.prank(OWNER);
        feed.setMaximumJump(1_000);
        post(2600e8);
        vm.prank(OWNER);
        feed.setMaximumJump(500);
        refusedJump(2600e8, 2800e8);
    }
}

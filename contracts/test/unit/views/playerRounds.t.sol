// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";

contract PlayerRoundsTest is GameTest {
    function setUp() public override {
        super.setUp();
        // Alice has a stake in rounds 1, 3 and 6 of seven.
        for (uint256 id = 1; id <= 7; ++id) {
            start();
            if (id == 1 || id == 3 || id == 6) predict(alice, true, MINIMUM + id);
            endUp();
        }
    }

    function page(uint256 before, uint256 limit) private view returns (uint256[] memory ids, uint256 next) {
        IPredictionGame.PositionView[] memory positions;
        (ids, positions, next) = game.getPlayerRounds(alice, before, limit);
        vm.assertEq(positions.length, ids.length);
        for (uint256 i = 0; i < ids.length; ++i) {
            vm.assertEq(positions[i].depositAmount, MINIMUM + ids[i]);
        }
    }

    function test_listsAPlayersRoundsNewestFirst() public view {
        (uint256[] memory ids, uint256 next) = page(0, 100);
        vm.assertEq(ids.length, 3);
        vm.assertEq(ids[0], 6);
        vm.assertEq(ids[1], 3);
        vm.assertEq(ids[2], 1);
        vm.assertEq(next, 0);
    }

    function test_pagesMeetWithoutGapOrOverlap() public view {
        (uint256[] memory first, uint256 second) = page(0, 3);
        vm.assertEq(first.length, 1);
        vm.assertEq(first[0], 6);
        vm.assertEq(second, 5);
        (uint256[] memory then, uint256 third) = page(second, 3);
        vm.assertEq(then.length, 1);
        vm.assertEq(then[0], 3);
        vm.assertEq(third, 2);
        (uint256[] memory last, uint256 end) = page(third, 3);
        vm.assertEq(last.length, 1);
        vm.assertEq(last[0], 1);
        vm.assertEq(end, 0);
    }

    function test_aPageBelowTheLatestRoundExcludesThatRound() public view {
        (uint256[] memory ids, uint256 next) = page(7, 1);
        vm.assertEq(ids.length, 1);
        vm.assertEq(ids[0], 6);
        vm.assertEq(next, 6);
    }

    function test_aPageBelowAStakeExcludesThatStake() public view {
        (uint256[] memory ids, uint256 next) = page(6, 2);
        vm.assertEq(ids.length, 0);
        vm.assertEq(next, 4);
    }

    function test_aPlayerWithoutStakesHasNoRounds() public view {
        (uint256[] memory ids,, uint256 next) = game.getPlayerRounds(bob, 0, 100);
        vm.assertEq(ids.length, 0);
        vm.assertEq(next, 0);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { Book } from "./Book.sol";
import { InvariantTest } from "./InvariantTest.sol";

contract RulesInvariantTest is InvariantTest {
    /// @dev Among them: no owner takes a player's money, no stranger has rights, no wrong answer resolves, a claim that
    /// is due is paid whatever the state, nothing above the largest stake is taken, no finished round ends again.
    function invariant_nothingForbiddenEverSucceedsAndNothingDueIsRefused() public view {
        vm.assertEq(handler.wrong(), "");
    }

    function invariant_noPositionIsPaidTwice() public view {
        for (uint256 id = 1; id <= handler.roundsCount(); ++id) {
            for (uint256 i = 0; i < 4; ++i) {
                address player = handler.playerAt(i);
                Book.Stake memory stake = handler.stakeOf(id, player);
                IPredictionGame.PositionView memory position = game.getPosition(id, player);
                vm.assertLe(stake.claims, 1);
                vm.assertEq(stake.claims, position.hasWithdrawn ? 1 : 0);
                vm.assertLe(stake.paid, stake.amount * 10);
            }
        }
    }

    function invariant_aStakeStaysAsItWasMade() public view {
        for (uint256 id = 1; id <= handler.roundsCount(); ++id) {
            for (uint256 i = 0; i < 4; ++i) {
                address player = handler.playerAt(i);
                Book.Stake memory stake = handler.stakeOf(id, player);
                IPredictionGame.PositionView memory position = game.getPosition(id, player);
                vm.assertEq(position.depositAmount, stake.amount);
                vm.assertTrue(position.predictedUp == stake.up);
            }
        }
    }

    function invariant_theParametersOfARoundNeverChangeAfterItsStart() public view {
        for (uint256 id = 1; id <= handler.roundsCount(); ++id) {
            IPredictionGame.RoundView memory then = handler.recordOf(id).atStart;
            IPredictionGame.RoundView memory now_ = game.getRound(id);
            vm.assertEq(now_.startTime, then.startTime);
            vm.assertEq(now_.endTime, then.startTime + 300);
            vm.assertEq(now_.lockTime, then.lockTime);
            vm.assertEq(now_.priceAtStart, then.priceAtStart);
            vm.assertEq(now_.minimumDeposit, then.minimumDeposit);
            vm.assertEq(now_.maximumDeposit, then.maximumDeposit);
        }
    }

    function invariant_theStatusOfARoundMovesOnlyOnce() public view {
        for (uint256 id = 1; id <= handler.roundsCount(); ++id) {
            Book.Record memory record = handler.recordOf(id);
            IPredictionGame.RoundView memory round = game.getRound(id);
            vm.assertTrue(round.outcome == record.outcome);
            vm.assertEq(round.priceAtEnd, record.priceAtEnd);
        }
    }

    /// @dev So whether a round is resolved or void is nobody's choice, unless nobody did either for a day.
    function invariant_theOutcomeFollowsFromTheFirstAnswerAfterTheEnd() public view {
        for (uint256 id = 1; id <= handler.roundsCount(); ++id) {
            Book.Record memory record = handler.recordOf(id);
            if (isOpen(record) || record.voidedAnyway) continue;
            IPredictionGame.RoundView memory round = game.getRound(id);
            Book.Answer memory first = handler.firstAnswerOf(id);
            bool isPrice = first.price > 0 && first.price <= type(int128).max;
            bool counts = first.id != 0 && first.time < round.endTime + 1 hours && isPrice;
            vm.assertTrue((round.outcome != IPredictionGame.Outcome.Void) == counts);
            uint256 end = counts ? uint256(first.price) : 0;
            vm.assertEq(round.priceAtEnd, end);
            bool up = end > round.priceAtStart;
            bool down = counts && end < round.priceAtStart;
            vm.assertTrue((round.outcome == IPredictionGame.Outcome.Up) == up);
            vm.assertTrue((round.outcome == IPredictionGame.Outcome.Down) == down);
        }
    }

    function invariant_thePoolsAreTheSumsOfTheStakes() public view {
        for (uint256 id = 1; id <= handler.roundsCount(); ++id) {
            Book.Record memory record = handler.recordOf(id);
            IPredictionGame.RoundView memory round = game.getRound(id);
            vm.assertEq(round.upPredictions, record.up);
            vm.assertEq(round.downPredictions, record.down);
        }
    }

    function invariant_roundsFollowEachOtherWithoutOverlap() public view {
        vm.assertEq(game.globalRoundCounter(), handler.roundsCount());
        for (uint256 id = 2; id <= handler.roundsCount(); ++id) {
            uint256 begin = handler.recordOf(id).atStart.startTime;
            vm.assertGe(begin, handler.recordOf(id - 1).atStart.endTime);
        }
    }
}

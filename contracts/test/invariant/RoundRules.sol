// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { Specified } from "../support/Specified.sol";
import { Operating } from "./Operating.sol";

/// @notice The rules for each round. A broken rule fails the test with its name.
abstract contract RoundRules is Operating {
    /// @dev Returns what players can still claim from a finished round.
    function checkRound(uint256 roundId) internal view returns (uint256 due) {
        Record storage record = records[roundId - 1];
        IPredictionGame.RoundView memory round = game.getRound(roundId);
        for (uint256 i = 0; i < players.length; ++i) {
            due += _checkPosition(roundId, players[i]);
        }
        claimsNeverExceedWhatWasOwed(record, due);
        theParametersNeverChangeAfterTheStart(record.atStart, round);
        noRoundCanLoseTheHouseMoreThanItsExposure(record);
        theStatusMovesOnlyOnce(record, round);
        if (!isOpen(record) && !record.voidedAnyway) {
            theOutcomeFollowsFromTheFirstAnswerAfterTheEnd(firstAnswerOf(roundId), round);
        }
        thePoolsAreTheSumsOfTheStakes(record, round);
    }

    function _checkPosition(uint256 roundId, address player) private view returns (uint256 due) {
        Stake storage stake = stakes[roundId][player];
        IPredictionGame.PositionView memory position = game.getPosition(roundId, player);
        due = dueTo(roundId, player);
        noPositionIsPaidTwice(stake, position);
        aStakeStaysAsItWasMade(stake, position);
        theGameOwesEveryPlayerTheSpecifiedPayout(position, due);
    }

    function noPositionIsPaidTwice(Stake storage stake, IPredictionGame.PositionView memory position)
        private
        view
    {
        require(stake.claims <= 1, "no position is paid twice");
        require((stake.claims == 1) == position.hasWithdrawn, "no position is paid twice: its mark");
        require(stake.paid <= stake.amount * 10, "no position is paid more than ten times its stake");
    }

    function aStakeStaysAsItWasMade(Stake storage stake, IPredictionGame.PositionView memory position)
        private
        view
    {
        require(position.depositAmount == stake.amount, "a stake stays as it was made: its amount");
        require(position.predictedUp == stake.up, "a stake stays as it was made: its side");
    }

    function theGameOwesEveryPlayerTheSpecifiedPayout(
        IPredictionGame.PositionView memory position,
        uint256 due
    ) private pure {
        require(position.claimable == due, "the game owes every player the specified payout");
    }

    function claimsNeverExceedWhatWasOwed(Record storage record, uint256 due) private view {
        require(record.paid + due <= record.owed, "claims of a round never exceed what was owed");
    }

    function theParametersNeverChangeAfterTheStart(
        IPredictionGame.RoundView storage then,
        IPredictionGame.RoundView memory now_
    ) private view {
        require(now_.startTime == then.startTime, "a round's start never changes");
        require(now_.endTime == then.startTime + 300, "a round's end never changes");
        require(now_.lockTime == then.lockTime, "a round's lock never changes");
        require(now_.priceAtStart == then.priceAtStart, "a round's start price never changes");
        require(now_.minimumDeposit == then.minimumDeposit, "a round's minimum never changes");
        require(now_.maximumDeposit == then.maximumDeposit, "a round's maximum never changes");
        require(now_.maxExposure == then.maxExposure, "a round's exposure never changes");
        require(now_.feedRoundAtStart == then.feedRoundAtStart, "a round's first answer never changes");
    }

    /// @dev For any stakes in any order, the worst outcome costs the house no more than the round's exposure.
    function noRoundCanLoseTheHouseMoreThanItsExposure(Record storage record) private view {
        uint256 most = record.up + record.down + record.atStart.maxExposure;
        uint256 worst = Specified.liability(record.up, record.down);
        require(worst <= most, "no round can lose the house more than its exposure");
    }

    function theStatusMovesOnlyOnce(Record storage record, IPredictionGame.RoundView memory round)
        private
        view
    {
        require(round.outcome == record.outcome, "the status of a round moves only once");
        require(round.priceAtEnd == record.priceAtEnd, "the end price of a round is set only once");
    }

    /// @dev So players cannot choose between a result and a void round, unless the round stays open for a day.
    function theOutcomeFollowsFromTheFirstAnswerAfterTheEnd(
        Answer memory first,
        IPredictionGame.RoundView memory round
    ) private pure {
        bool isPrice = first.price > 0 && first.price <= int256(uint256(type(uint64).max));
        bool counts = first.id != 0 && first.time < round.endTime + 1 hours && isPrice;
        uint256 end = counts ? uint256(first.price) : 0;
        IPredictionGame.Outcome expected = IPredictionGame.Outcome.Void;
        if (counts && end > round.priceAtStart) expected = IPredictionGame.Outcome.Up;
        if (counts && end < round.priceAtStart) expected = IPredictionGame.Outcome.Down;
        if (counts && end == round.priceAtStart) expected = IPredictionGame.Outcome.Draw;
        require(round.outcome == expected, "the outcome follows from the first answer after the end");
        require(round.priceAtEnd == end, "the end price is the first answer after the end");
    }

    function thePoolsAreTheSumsOfTheStakes(Record storage record, IPredictionGame.RoundView memory round)
        private
        view
    {
        require(round.upPredictions == record.up, "the UP pool is the sum of its stakes");
        require(round.downPredictions == record.down, "the DOWN pool is the sum of its stakes");
    }
}

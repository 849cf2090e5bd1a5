// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { IGame, IToken } from "../support/IGame.sol";
import { Specified } from "../support/Specified.sol";
import { Test } from "../support/Test.sol";
import { Book } from "./Book.sol";
import { Handler } from "./Handler.sol";

abstract contract InvariantTest is Test {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    Handler internal handler;
    IGame internal game;
    IToken internal token;

    function setUp() public {
        handler = new Handler();
        game = handler.theGame();
        token = IToken(game.gameToken());
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    /// @dev Actions that carry a round on come more than once, so that they come more often.
    function targetSelectors() external view returns (FuzzSelector[] memory targets) {
        bytes4[19] memory actions = [
            Handler.passTime.selector,
            Handler.passTime.selector,
            Handler.passALongTime.selector,
            Handler.postPrice.selector,
            Handler.startRound.selector,
            Handler.startRound.selector,
            Handler.predict.selector,
            Handler.predict.selector,
            Handler.predict.selector,
            Handler.predict.selector,
            Handler.resolve.selector,
            Handler.resolve.selector,
            Handler.voidRound.selector,
            Handler.claim.selector,
            Handler.claimEverything.selector,
            Handler.changeParameters.selector,
            Handler.togglePause.selector,
            Handler.withdraw.selector,
            Handler.fund.selector
        ];
        bytes4[3] memory attempts = [
            Handler.predictTwice.selector, Handler.endAgain.selector, Handler.strangerTriesEverything.selector
        ];
        targets = new FuzzSelector[](1);
        targets[0].addr = address(handler);
        targets[0].selectors = new bytes4[](actions.length + attempts.length);
        for (uint256 i = 0; i < actions.length; ++i) {
            targets[0].selectors[i] = actions[i];
        }
        for (uint256 i = 0; i < attempts.length; ++i) {
            targets[0].selectors[actions.length + i] = attempts[i];
        }
    }

    function isOpen(Book.Record memory record) internal pure returns (bool) {
        return record.outcome == IPredictionGame.Outcome.Pending;
    }

    /// @dev Of all players of a finished round, by the game's own word.
    function claimableOf(uint256 roundId) internal view returns (uint256 sum) {
        for (uint256 i = 0; i < 4; ++i) {
            sum += game.getPosition(roundId, handler.playerAt(i)).claimable;
        }
    }
}

contract MoneyInvariantTest is InvariantTest {
    function invariant_solventToTheLastUnitWhateverTheOpenRoundsDo() public view {
        uint256 worst;
        for (uint256 id = 1; id <= handler.roundsCount(); ++id) {
            Book.Record memory record = handler.recordOf(id);
            worst += isOpen(record) ? Specified.liability(record.up, record.down) : claimableOf(id);
        }
        vm.assertGe(token.balanceOf(address(game)), worst, "insolvent");
    }

    function invariant_whatIsFreeIsExactlyWhatNoOpenOrUnclaimedRoundCanCost() public view {
        uint256 liabilities;
        for (uint256 id = 1; id <= handler.roundsCount(); ++id) {
            Book.Record memory record = handler.recordOf(id);
            if (isOpen(record)) liabilities += Specified.liability(record.up, record.down);
            else if (claimableOf(id) > 0) liabilities += record.owed - record.paid;
        }
        vm.assertEq(game.getRewardPoolBalance(), token.balanceOf(address(game)) - liabilities);
    }

    function invariant_whatIsLockedIsOpenStakesAndUnclaimedPayouts_AndNoDustStays() public view {
        uint256 expected;
        for (uint256 id = 1; id <= handler.roundsCount(); ++id) {
            Book.Record memory record = handler.recordOf(id);
            if (isOpen(record)) expected += record.up + record.down;
            else if (claimableOf(id) > 0) expected += record.owed - record.paid;
        }
        (,,,, uint256 locked) = game.getContractStats();
        vm.assertEq(locked, expected);
    }

    function invariant_burnedPaidHouseAndLockedAreAllThatCameIn() public view {
        (, uint256 burned, uint256 house,, uint256 locked) = game.getContractStats();
        uint256 cameIn = handler.funded() + handler.staked();
        vm.assertEq(burned + handler.paid() + handler.withdrawn() + house + locked, cameIn);
    }

    function invariant_theFreeReserveIsNeverMoreThanTheHousesBalance() public view {
        (,, uint256 house, uint256 free, uint256 locked) = game.getContractStats();
        vm.assertLe(free, house);
        vm.assertEq(house + locked, token.balanceOf(address(game)));
    }

    function invariant_claimsOfARoundNeverExceedWhatWasOwed() public view {
        for (uint256 id = 1; id <= handler.roundsCount(); ++id) {
            Book.Record memory record = handler.recordOf(id);
            vm.assertLe(record.paid + claimableOf(id), record.owed);
        }
    }

    function invariant_burnsAtMostFivePercentOfTheLosersAndNothingElse() public view {
        uint256 sum;
        for (uint256 id = 1; id <= handler.roundsCount(); ++id) {
            Book.Record memory record = handler.recordOf(id);
            bool up = record.outcome == IPredictionGame.Outcome.Up;
            bool down = record.outcome == IPredictionGame.Outcome.Down;
            uint256 losing = up ? record.down : down ? record.up : 0;
            vm.assertLe(record.burned, losing / 20);
            sum += record.burned;
        }
        (, uint256 burned,,,) = game.getContractStats();
        vm.assertEq(burned, sum);
        vm.assertEq(token.totalSupply(), 1_000_000_000e18 - sum);
    }
}

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

    function invariant_theOutcomeIsThatOfTheFirstAnswerAfterTheEnd() public view {
        for (uint256 id = 1; id <= handler.roundsCount(); ++id) {
            Book.Record memory record = handler.recordOf(id);
            if (isOpen(record) || record.outcome == IPredictionGame.Outcome.Void) continue;
            (, int256 answer,,,) = handler.theFeed().getRoundData(record.firstAnswer);
            uint256 end = uint256(answer);
            uint256 begin = record.atStart.priceAtStart;
            vm.assertEq(record.priceAtEnd, end);
            vm.assertTrue((record.outcome == IPredictionGame.Outcome.Up) == (end > begin));
            vm.assertTrue((record.outcome == IPredictionGame.Outcome.Down) == (end < begin));
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

contract WindDownInvariantTest is InvariantTest {
    /// @dev Tried at every twentieth step; the state is put back afterwards.
    function invariant_everybodyIsPaidInTheEndWithoutOwnerManagerOrKeeper() public {
        if (handler.calls() % 20 != 0) return;
        handler.windDown();
        vm.assertEq(handler.wrong(), "");
        (,, uint256 house, uint256 free, uint256 locked) = game.getContractStats();
        vm.assertEq(locked, 0);
        vm.assertEq(free, house);
    }
}

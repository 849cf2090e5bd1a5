// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { Book } from "./Book.sol";

/// @notice Everything that players, keeper, owner, manager, pauser and strangers do, in any order.
/// @dev Calls that must succeed are made plainly: a revert fails the run. Calls that must be refused are noted if not.
contract Handler is Book {
    constructor() {
        setUp();
        leaveReserve(3_000_000 * ION); // scarce, so that its edge is reached
        funded = 3_000_000 * ION;
        players = [alice, bob, carol, dave];
        vm.prank(manager);
        game.setMinimumDeposit(1);
    }

    modifier counted() {
        ++calls;
        _;
    }

    // ---------------------------------------------------------------- time and price

    function passTime(uint256 time) external counted {
        vm.warp(vm.getBlockTimestamp() + bound(time, 1, 200));
    }

    function passALongTime(uint256 time) external counted {
        vm.warp(vm.getBlockTimestamp() + bound(time, 200, 4_500));
    }

    function postPrice(uint256 move) external counted {
        _post(bound(move, 0, 2));
    }

    // ---------------------------------------------------------------- rounds

    function startRound(uint256 move) external counted {
        if (!game.canUserStartNewRound(stranger)) return;
        uint80 id = _post(bound(move, 0, 2));
        (, int256 price,,,) = feed.getRoundData(id);
        recordStart(game.startNewRound(uint256(price)));
    }

    function predict(uint256 who, bool up, uint256 amount) external counted {
        address player = players[who % players.length];
        if (!game.userCanPredict(player)) return;
        uint256 largest = game.largestStake(up);
        uint256 roundId = game.globalRoundCounter();
        IPredictionGame.RoundView memory round = game.getRound(roundId);
        amount = bound(amount, round.minimumDeposit, round.maximumDeposit);
        if (amount > largest) {
            vm.prank(player);
            try game.makePrediction(up, amount) {
                note("took a stake above the largest");
            } catch { }
            amount = largest;
        }
        if (amount == 0) return;
        vm.prank(player);
        game.makePrediction(up, amount);
        recordStake(roundId, player, up, amount);
    }

    function predictTwice(uint256 who, bool up) external counted {
        if (game.globalRoundCounter() == 0) return;
        address player = players[who % players.length];
        if (stakes[game.globalRoundCounter()][player].amount == 0) return;
        vm.prank(player);
        try game.makePrediction(up, 1) {
            note("took a second prediction");
        } catch { }
    }

    function resolve(uint256 which, bool wrongAnswer) external counted {
        (uint256 roundId, bool found) = _ended(which);
        if (!found) return;
        Record storage record = records[roundId - 1];
        uint80 id = record.firstAnswer;
        if (wrongAnswer || id == 0) {
            uint80 latest = feed.latest();
            if (latest == id) return;
            try game.resolveRound(roundId, latest) {
                note("resolved by an answer that is not the first");
            } catch { }
            return;
        }
        (uint256 burned, uint256 locked) = (burnedTokens(), lockedTokens());
        game.resolveRound(roundId, id);
        recordEnd(roundId, burned, locked);
    }

    function voidRound(uint256 which) external counted {
        (uint256 roundId, bool found) = _ended(which);
        if (!found) return;
        (uint256 burned, uint256 locked) = (burnedTokens(), lockedTokens());
        uint256 since = vm.getBlockTimestamp() - records[roundId - 1].atStart.endTime;
        bool due = since >= 1 days || (since >= 1 hours && records[roundId - 1].firstAnswer == 0);
        try game.voidRound(roundId) {
            if (!due) note("voided what can be resolved");
            recordEnd(roundId, burned, locked);
        } catch {
            if (due) note("could not void");
        }
    }

    function endAgain(uint256 which) external counted {
        if (records.length == 0) return;
        uint256 roundId = 1 + (which % records.length);
        if (records[roundId - 1].outcome == IPredictionGame.Outcome.Pending) return;
        try game.resolveRound(roundId, records[roundId - 1].firstAnswer) {
            note("resolved a finished round");
        } catch { }
        try game.voidRound(roundId) {
            note("voided a finished round");
        } catch { }
    }

    // ---------------------------------------------------------------- claims

    function claim(uint256 who, uint256 which, bool byStranger) external counted {
        if (records.length == 0) return;
        address player = players[who % players.length];
        uint256 roundId = 1 + (which % records.length);
        uint256 claimable = game.getPosition(roundId, player).claimable;
        uint256 before = token.balanceOf(player);
        vm.prank(byStranger ? stranger : player);
        try game.claimRewardsFor(player, roundId) {
            recordClaim(roundId, player, token.balanceOf(player) - before);
            if (token.balanceOf(player) - before != claimable) note("paid other than claimable");
        } catch {
            if (claimable > 0) note("refused a claim that is due");
        }
    }

    function claimEverything(uint256 who) external counted {
        address player = players[who % players.length];
        uint256[] memory ids = new uint256[](records.length * 2); // each twice
        uint256 due;
        for (uint256 i = 0; i < ids.length; ++i) {
            ids[i] = 1 + (i % records.length);
        }
        for (uint256 id = 1; id <= records.length; ++id) {
            uint256 claimable = game.getPosition(id, player).claimable;
            if (claimable > 0) recordClaim(id, player, claimable);
            due += claimable;
        }
        uint256 before = token.balanceOf(player);
        if (due > 0) {
            vm.prank(player);
            game.claimManyRewards(ids);
        }
        if (token.balanceOf(player) - before != due) note("paid other than claimable");
    }

    // ---------------------------------------------------------------- running the game

    function changeParameters(uint256 minimum, uint256 maximum, uint256 lock) external counted {
        uint256 before = claimsOfAll();
        minimum = bound(minimum, 1, 10 * ION);
        vm.prank(manager);
        game.setMinimumDeposit(1);
        vm.prank(manager);
        game.setMaximumDeposit(bound(maximum, minimum, MAXIMUM * 2));
        vm.prank(manager);
        game.setMinimumDeposit(minimum);
        vm.prank(owner);
        game.setPredictionLock(uint64(bound(lock, 0, 299)));
        if (claimsOfAll() != before) note("a change of parameters changed what players have");
    }

    function togglePause() external counted {
        uint256 before = claimsOfAll();
        bool paused = game.paused();
        vm.prank(pauser);
        if (paused) game.unpause();
        else game.pause();
        if (claimsOfAll() != before) note("pausing changed what players have");
    }

    function withdraw(uint256 amount) external counted {
        uint256 free = game.getRewardPoolBalance();
        amount = bound(amount, 0, free / 2);
        vm.prank(owner);
        game.withdrawReserve(owner, amount);
        withdrawn += amount;
        free = game.getRewardPoolBalance();
        vm.prank(owner);
        try game.withdrawReserve(owner, free + 1) {
            note("the owner took more than the free reserve");
        } catch { }
    }

    function fund(uint256 amount, bool plainly) external counted {
        amount = bound(amount, 1, 500_000 * ION);
        if (plainly) token.transfer(address(game), amount);
        else game.fundReserve(amount);
        funded += amount;
    }

    function strangerTriesEverything() external counted {
        bytes[9] memory privileged = [
            abi.encodeCall(game.withdrawReserve, (stranger, 1)),
            abi.encodeCall(game.setMinimumDeposit, (1)),
            abi.encodeCall(game.setMaximumDeposit, (MAXIMUM)),
            abi.encodeCall(game.setPredictionLock, (1)),
            abi.encodeCall(game.setPriceTolerance, (1)),
            abi.encodeCall(game.setMaximumPriceAge, (1)),
            abi.encodeCall(game.setGameManager, (stranger)),
            abi.encodeCall(game.setPauser, (stranger)),
            abi.encodeCall(game.pause, ())
        ];
        for (uint256 i = 0; i < privileged.length; ++i) {
            vm.prank(stranger);
            (bool succeeded,) = address(game).call(privileged[i]);
            if (succeeded) note("a stranger used a right of the owner's");
        }
    }

    // ---------------------------------------------------------------- the end of everything

    /// @notice Nobody with a role does anything any more, and the game is paused: everybody gets their own by strangers.
    function windDown() external {
        if (!game.paused()) {
            vm.prank(pauser);
            game.pause();
        }
        vm.warp(vm.getBlockTimestamp() + 1 days);
        for (uint256 id = 1; id <= records.length; ++id) {
            if (game.getRound(id).outcome == IPredictionGame.Outcome.Pending) game.voidRound(id);
            for (uint256 i = 0; i < players.length; ++i) {
                _windDown(id, players[i]);
            }
        }
    }

    function _windDown(uint256 roundId, address player) private {
        IPredictionGame.PositionView memory position = game.getPosition(roundId, player);
        bool open = records[roundId - 1].outcome == IPredictionGame.Outcome.Pending;
        if (open && position.claimable != position.depositAmount) note("a stake was not returned");
        if (position.claimable == 0) return;
        uint256 before = token.balanceOf(player);
        vm.prank(stranger);
        game.claimRewardsFor(player, roundId);
        if (token.balanceOf(player) - before != position.claimable) note("a claim was not paid");
    }

    // ---------------------------------------------------------------- inner

    /// @dev 0 down, 1 the same, 2 up. The first answer after the end of each round is remembered.
    function _post(uint256 move) private returns (uint80 id) {
        id = feed.post(START_PRICE + int256(move) - 1);
        for (uint256 i = 0; i < records.length; ++i) {
            bool ended = vm.getBlockTimestamp() >= records[i].atStart.endTime;
            if (records[i].firstAnswer == 0 && ended) records[i].firstAnswer = id;
        }
    }

    function _ended(uint256 which) private view returns (uint256 roundId, bool found) {
        for (uint256 i = 0; i < records.length; ++i) {
            roundId = 1 + ((which % records.length) + i) % records.length;
            Record storage record = records[roundId - 1];
            found = record.outcome == IPredictionGame.Outcome.Pending
                && vm.getBlockTimestamp() >= record.atStart.endTime;
            if (found) return (roundId, true);
        }
    }
}

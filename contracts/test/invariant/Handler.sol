// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { GameRules } from "./GameRules.sol";

/// @notice All actions of players, keeper, owner, manager, pauser and strangers, in any order, and all rules.
/// @dev A call that must succeed is made directly, so that a revert fails the run. A call that must revert is
/// recorded if it succeeds.
contract Handler is GameRules {
    constructor() {
        setUp();
        leaveReserve(3_000_000 * ION); // scarce, so that stakes reach its limit
        funded = 3_000_000 * ION;
        choosePlayers();
        vm.prank(manager);
        game.setMinimumDeposit(1);
    }

    // ---------------------------------------------------------------- claims

    function claim(uint256 who, uint256 which, bool byStranger) external counted {
        if (records.length == 0) return;
        address player = players[who % players.length];
        uint256 roundId = 1 + (which % records.length);
        uint256 before = token.balanceOf(player);
        vm.prank(byStranger ? stranger : player);
        (bool succeeded,) = address(game)
            .call(
                byStranger
                    ? abi.encodeCall(game.claimRewardsFor, (player, roundId))
                    : abi.encodeCall(game.claimRewards, (roundId))
            );
        if (succeeded) recordClaim(roundId, player, token.balanceOf(player) - before);
        else if (dueTo(roundId, player) > 0) note("rejected a claim that is due");
    }

    function claimEverything(uint256 who) external counted {
        address player = players[who % players.length];
        uint256[] memory ids = new uint256[](records.length * 2); // each round twice
        for (uint256 i = 0; i < ids.length; ++i) {
            ids[i] = 1 + (i % records.length);
        }
        uint256 all;
        for (uint256 id = 1; id <= records.length; ++id) {
            uint256 due = dueTo(id, player);
            if (due > 0) recordClaim(id, player, due);
            all += due;
        }
        uint256 before = token.balanceOf(player);
        if (all > 0) {
            vm.prank(player);
            game.claimManyRewards(ids);
        }
        if (token.balanceOf(player) - before != all) {
            note("paid another amount than the specification requires");
        }
    }

    /// @dev Anyone claims for everybody, listing each player twice.
    function claimForAll(uint256 which) external counted {
        if (records.length == 0) return;
        uint256 roundId = 1 + (which % records.length);
        address[] memory listed = new address[](players.length * 2);
        uint256[] memory before = new uint256[](players.length);
        uint256 all;
        for (uint256 i = 0; i < players.length; ++i) {
            (listed[i], listed[players.length + i]) = (players[i], players[i]);
            before[i] = token.balanceOf(players[i]);
            all += dueTo(roundId, players[i]);
        }
        if (all == 0) return;
        vm.prank(stranger);
        if (game.claimManyFor(listed, roundId) != all) {
            note("claimed another amount than the sum of the payouts");
        }
        for (uint256 i = 0; i < players.length; ++i) {
            uint256 received = token.balanceOf(players[i]) - before[i];
            if (received > 0 || dueTo(roundId, players[i]) > 0) recordClaim(roundId, players[i], received);
        }
    }

    // ---------------------------------------------------------------- rules

    /// @notice Reverts with the name of a broken rule.
    function check() external {
        checkAll();
        if (calls % 20 == 0) everybodyIsPaidInTheEndWithoutOwnerManagerOrKeeper();
    }

    /// @dev The game is paused and all accounts with a role are inactive: strangers can still pay out every player.
    function everybodyIsPaidInTheEndWithoutOwnerManagerOrKeeper() private {
        if (!game.paused()) {
            vm.prank(pauser);
            game.pause();
        }
        vm.warp(vm.getBlockTimestamp() + 300 + 1 days);
        for (uint256 id = 1; id <= records.length; ++id) {
            bool open = game.getRound(id).outcome == IPredictionGame.Outcome.Pending;
            if (open) game.voidRound(id);
            for (uint256 i = 0; i < players.length; ++i) {
                _windDown(id, players[i], open);
            }
        }
        (,, uint256 house, uint256 free, uint256 locked) = game.getContractStats();
        require(locked == 0, "in the end nothing stays locked");
        require(free == house, "in the end all that is left is free");
    }

    function _windDown(uint256 roundId, address player, bool open) private {
        uint256 due = open ? stakes[roundId][player].amount : dueTo(roundId, player);
        if (due == 0) return;
        uint256 before = token.balanceOf(player);
        vm.prank(stranger);
        game.claimRewardsFor(player, roundId);
        require(token.balanceOf(player) - before == due, "everybody is paid in the end");
    }
}

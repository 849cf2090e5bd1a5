// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { Operating } from "./Operating.sol";

/// @notice Everything that players, keeper, owner, manager, pauser and strangers do, in any order.
/// @dev Calls that must succeed are made plainly: a revert fails the run. Calls that must be refused are noted if not.
contract Handler is Operating {
    constructor() {
        setUp();
        leaveReserve(3_000_000 * ION); // scarce, so that its edge is reached
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
        else if (dueTo(roundId, player) > 0) note("refused a claim that is due");
    }

    function claimEverything(uint256 who) external counted {
        address player = players[who % players.length];
        uint256[] memory ids = new uint256[](records.length * 2); // each twice
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
        if (token.balanceOf(player) - before != all) note("paid other than the specification says");
    }

    // ---------------------------------------------------------------- the end of everything

    /// @notice Nobody with a role does anything any more, and the game is paused: everybody gets their own by strangers.
    function windDown() external {
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
    }

    function _windDown(uint256 roundId, address player, bool open) private {
        uint256 due = open ? stakes[roundId][player].amount : dueTo(roundId, player);
        if (due == 0) return;
        uint256 before = token.balanceOf(player);
        vm.prank(stranger);
        game.claimRewardsFor(player, roundId);
        if (token.balanceOf(player) - before != due) note("a claim was not paid");
    }
}

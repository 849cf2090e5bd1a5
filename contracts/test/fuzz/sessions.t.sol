// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { SessionTest } from "../support/SessionTest.sol";

contract SessionsFuzzTest is SessionTest {
    /// @dev A session stakes exactly while its end, its bound of a round and its bound in all allow it.
    function testFuzz_aSessionStakesWithinItsBoundsOnly(
        uint256 perRound,
        uint256 inAll,
        uint256 length,
        uint256[4] memory amounts,
        uint256[4] memory waits
    ) public {
        perRound = bound(perRound, 0, 4 * MINIMUM);
        inAll = bound(inAll, 0, 8 * MINIMUM);
        uint256 end = BEGINNING + bound(length, 1, 1 days);
        authorize(alice, perRound, inAll, end);
        uint256 spent;
        for (uint256 i = 0; i < 4; ++i) {
            vm.warp(vm.getBlockTimestamp() + bound(waits[i], DURATION, 10 hours));
            start();
            uint256 amount = bound(amounts[i], MINIMUM, 5 * MINIMUM);
            bool isAllowed = vm.getBlockTimestamp() < end && amount <= perRound && spent + amount <= inAll;
            vm.assertTrue(_places(amount) == isAllowed);
            if (isAllowed) spent += amount;
            vm.assertEq(game.getSession(alice).left, inAll - spent);
        }
    }

    function _places(uint256 amount) private returns (bool succeeded) {
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(alice, true, amount);
        bytes memory signature = signBySession(SESSION_KEY, prediction);
        (succeeded,) =
            address(game).call(abi.encodeCall(game.makePredictionBySession, (prediction, signature)));
    }
}

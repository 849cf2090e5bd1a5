// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "../../support/GameTest.sol";
import { IGame, IToken } from "../../support/IGame.sol";
import { ReentrantToken } from "../../support/ReentrantToken.sol";

/// @dev With a token that calls back in the middle of a transfer, every call that moves money refuses the inner one.
contract ReentrancyTest is GameTest {
    error ReentrancyGuardReentrantCall();

    ReentrantToken private hostile;

    function setUp() public override {
        super.setUp();
        hostile = new ReentrantToken();
        token = IToken(address(hostile));
        game = deployGame(settings());
        token.approve(address(game), type(uint256).max);
        game.fundReserve(RESERVE);
        endow(alice, 1_000_000 * ION);
        endow(bob, 1_000_000 * ION);
    }

    function innerCallsRefusedDuring(function() outer) private {
        IPredictionGame.SignedPrediction memory prediction;
        uint256[] memory ids = new uint256[](1);
        bytes[11] memory calls = [
            abi.encodeWithSignature("makePrediction(bool,uint256)", true, MINIMUM),
            abi.encodeWithSignature("makePrediction(bool,uint256,uint256,uint256)", true, MINIMUM, 1, 0),
            abi.encodeCall(game.makePredictionWithPermit, (true, MINIMUM, 1, 0, 0, 0, 0)),
            abi.encodeCall(game.makePredictionFor, (prediction, "")),
            abi.encodeCall(game.claimRewards, (1)),
            abi.encodeCall(game.claimRewardsFor, (alice, 1)),
            abi.encodeCall(game.claimManyRewards, (ids)),
            abi.encodeCall(game.resolveRound, (1, 1)),
            abi.encodeCall(game.voidRound, (1)),
            abi.encodeCall(game.fundReserve, (1)),
            abi.encodeCall(game.withdrawReserve, (owner, 1))
        ];
        vm.prank(owner); // so that the inner withdrawal is refused for the right reason
        game.transferOwnership(address(hostile));
        vm.prank(address(hostile));
        game.acceptOwnership();
        for (uint256 i = 0; i < calls.length; ++i) {
            uint256 state = vm.snapshotState();
            hostile.callDuringTransfers(address(game), calls[i]);
            outer();
            vm.assertFalse(hostile.lastSucceeded());
            vm.assertEq(bytes32(hostile.lastError()), bytes32(ReentrancyGuardReentrantCall.selector));
            vm.revertToState(state);
        }
    }

    function outerPrediction() private {
        predict(bob, false, MINIMUM);
    }

    function outerClaim() private {
        claim(alice, 1);
    }

    function outerResolution() private {
        game.resolveRound(1, feed.latest());
    }

    function test_duringAPrediction() public {
        start();
        predict(alice, true, MINIMUM);
        innerCallsRefusedDuring(outerPrediction);
    }

    function test_duringAClaim() public {
        start();
        predict(alice, true, MINIMUM);
        endUp();
        innerCallsRefusedDuring(outerClaim);
    }

    function test_duringTheBurningOfAResolution() public {
        start();
        predict(alice, true, MINIMUM);
        passEnd();
        feed.post(START_PRICE - 1);
        innerCallsRefusedDuring(outerResolution);
    }
}

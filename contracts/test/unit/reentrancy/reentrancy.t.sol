// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { IGame, IToken } from "../../support/IGame.sol";
import { ReentrantToken } from "../../support/ReentrantToken.sol";
import { SessionTest } from "../../support/SessionTest.sol";

/// @dev A token calls back in the middle of a transfer: the game's own, or a foreign one that the owner returns. Every
/// call of the game that is guarded reverts inside every other call that moves tokens.
contract ReentrancyTest is SessionTest {
    error ReentrancyGuardReentrantCall();

    ReentrantToken private hostile; // the game's token
    ReentrantToken private foreign; // sent to the game by mistake

    function setUp() public override {
        super.setUp();
        hostile = new ReentrantToken();
        token = IToken(address(hostile));
        game = deployGame(settings());
        token.approve(address(game), type(uint256).max);
        game.fundReserve(RESERVE);
        endow(alice, 1_000_000 * ION);
        endow(bob, 1_000_000 * ION);
        foreign = new ReentrantToken();
        foreign.transfer(address(game), 2);
    }

    function innerCallsRefusedDuring(function() outer) private {
        innerCallsRefusedDuring(outer, hostile);
    }

    function innerCallsRefusedDuring(function() outer, ReentrantToken caller) private {
        IPredictionGame.SignedPrediction memory prediction;
        IPredictionGame.SessionPrediction memory bySession;
        uint256[] memory ids = new uint256[](1);
        bytes[15] memory calls = [
            abi.encodeCall(game.startNewRound, (uint256(START_PRICE))),
            abi.encodeWithSignature("makePrediction(bool,uint256)", true, MINIMUM),
            abi.encodeWithSignature("makePrediction(bool,uint256,uint256,uint256)", true, MINIMUM, 1, 0),
            abi.encodeCall(game.makePredictionWithPermit, (true, MINIMUM, 1, 0, 0, 0, 0)),
            abi.encodeCall(game.makePredictionFor, (prediction, "")),
            abi.encodeCall(game.makePredictionBySession, (bySession, "")),
            abi.encodeCall(game.claimRewards, (1)),
            abi.encodeCall(game.claimRewardsFor, (alice, 1)),
            abi.encodeCall(game.claimManyRewards, (ids)),
            abi.encodeCall(game.claimManyFor, (onlyBob(), 1)),
            abi.encodeCall(game.resolveRound, (1, 1)),
            abi.encodeCall(game.voidRound, (1)),
            abi.encodeCall(game.fundReserve, (1)),
            abi.encodeCall(game.withdrawReserve, (owner, 1)),
            abi.encodeCall(game.recoverToken, (address(foreign), owner, 1))
        ];
        vm.prank(owner); // so that the owner's inner calls revert for the right reason
        game.transferOwnership(address(caller));
        vm.prank(address(caller));
        game.acceptOwnership();
        for (uint256 i = 0; i < calls.length; ++i) {
            uint256 state = vm.snapshotState();
            caller.callDuringTransfers(address(game), calls[i]);
            outer();
            vm.assertFalse(caller.lastSucceeded());
            vm.assertEq(bytes32(caller.lastError()), bytes32(ReentrancyGuardReentrantCall.selector));
            vm.revertToState(state);
        }
    }

    // ---------------------------------------------------------------- stakes

    function aRoundWithAStake() private {
        start();
        predict(bob, true, MINIMUM);
    }

    function outerPrediction() private {
        predict(alice, false, MINIMUM);
    }

    function outerGuardedPrediction() private {
        vm.prank(alice);
        game.makePrediction(false, MINIMUM, 1, BEGINNING);
    }

    function outerPredictionWithPermit() private {
        vm.prank(alice);
        game.makePredictionWithPermit(false, MINIMUM, 1, BEGINNING, 0, 0, 0);
    }

    function outerSignedPrediction() private {
        IPredictionGame.SignedPrediction memory prediction = predictionOf(alice);
        game.makePredictionFor(prediction, signed(ALICE_KEY, prediction));
    }

    function outerPredictionBySession() private {
        authorize(alice, MINIMUM, MINIMUM, BEGINNING + 1);
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(alice, false, MINIMUM);
        predictBySession(prediction, signBySession(SESSION_KEY, prediction));
    }

    function test_duringAPredictionBySession() public {
        aRoundWithAStake();
        innerCallsRefusedDuring(outerPredictionBySession);
    }

    function test_duringAPrediction() public {
        aRoundWithAStake();
        innerCallsRefusedDuring(outerPrediction);
    }

    function test_duringAGuardedPrediction() public {
        aRoundWithAStake();
        innerCallsRefusedDuring(outerGuardedPrediction);
    }

    function test_duringAPermitAndItsPrediction() public {
        aRoundWithAStake();
        innerCallsRefusedDuring(outerPredictionWithPermit);
    }

    function test_duringASignedPrediction() public {
        aRoundWithAStake();
        innerCallsRefusedDuring(outerSignedPrediction);
    }

    // ---------------------------------------------------------------- claims

    function outerClaim() private {
        claim(bob, 1);
    }

    function outerClaimFor() private {
        game.claimRewardsFor(bob, 1);
    }

    function outerClaimOfMany() private {
        uint256[] memory ids = new uint256[](1);
        ids[0] = 1;
        vm.prank(bob);
        game.claimManyRewards(ids);
    }

    function onlyBob() private view returns (address[] memory players) {
        players = new address[](1);
        players[0] = bob;
    }

    function outerClaimForMany() private {
        game.claimManyFor(onlyBob(), 1);
    }

    function test_duringAClaim() public {
        aRoundWithAStake();
        endUp();
        innerCallsRefusedDuring(outerClaim);
    }

    function test_duringAClaimForAnother() public {
        aRoundWithAStake();
        endUp();
        innerCallsRefusedDuring(outerClaimFor);
    }

    function test_duringAClaimOfMany() public {
        aRoundWithAStake();
        endUp();
        innerCallsRefusedDuring(outerClaimOfMany);
    }

    function test_duringAClaimForMany() public {
        aRoundWithAStake();
        endUp();
        innerCallsRefusedDuring(outerClaimForMany);
    }

    // ---------------------------------------------------------------- resolving, and the reserve

    function outerResolution() private {
        game.resolveRound(1, feed.latest());
    }

    function outerFunding() private {
        game.fundReserve(ION);
    }

    function outerWithdrawal() private {
        vm.prank(address(hostile));
        game.withdrawReserve(owner, ION);
    }

    function outerRecovery() private {
        vm.prank(address(foreign));
        game.recoverToken(address(foreign), owner, 1);
    }

    function test_duringTheBurningOfAResolution() public {
        aRoundWithAStake();
        passEnd();
        feed.post(START_PRICE - 1);
        innerCallsRefusedDuring(outerResolution);
    }

    function test_duringTheFundingOfTheReserve() public {
        innerCallsRefusedDuring(outerFunding);
    }

    function test_duringAWithdrawalFromTheReserve() public {
        innerCallsRefusedDuring(outerWithdrawal);
    }

    function test_duringTheReturnOfAForeignToken() public {
        innerCallsRefusedDuring(outerRecovery, foreign);
    }
}

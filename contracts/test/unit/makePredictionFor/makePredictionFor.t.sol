// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { ContractWallet } from "../../support/ContractWallet.sol";

import { IGame } from "../../support/IGame.sol";
import { SigningTest } from "../../support/SigningTest.sol";

contract MakePredictionForTest is SigningTest {
    function setUp() public override {
        super.setUp();
        start();
    }

    function send(IPredictionGame.SignedPrediction memory prediction, bytes memory signature) private {
        vm.prank(stranger);
        game.makePredictionFor(prediction, signature);
    }

    function test_anotherAccountSendsWhatThePlayerSigned() public {
        IPredictionGame.SignedPrediction memory prediction = predictionOf(alice);
        uint256 before = token.balanceOf(alice);
        send(prediction, signed(ALICE_KEY, prediction));
        vm.assertEq(game.getPosition(1, alice).depositAmount, MINIMUM);
        vm.assertTrue(game.getPosition(1, alice).predictedUp);
        vm.assertEq(token.balanceOf(alice), before - MINIMUM);
        vm.assertEq(game.nonces(alice), 1);
        vm.assertFalse(game.getPosition(1, stranger).hasPredicted);
    }

    function test_reportsThePlayerAndNotTheSenderOfASecondPrediction() public {
        predict(alice, true, MINIMUM);
        IPredictionGame.SignedPrediction memory prediction = predictionOf(alice);
        bytes memory signature = signed(ALICE_KEY, prediction);
        refused(IPredictionGame.AlreadyPredicted.selector, 1, alice);
        send(prediction, signature);
    }

    function test_keepsTheSideThatWasSigned() public {
        IPredictionGame.SignedPrediction memory prediction = predictionOf(alice);
        prediction.up = false;
        send(prediction, signed(ALICE_KEY, prediction));
        vm.assertFalse(game.getPosition(1, alice).predictedUp);
    }

    function contractWallet() private returns (ContractWallet wallet) {
        wallet = new ContractWallet();
        token.transfer(address(wallet), 2 * MINIMUM);
        wallet.approveToken(token, address(game));
    }

    function refusedNonce(address player, uint256 next) private {
        vm.expectRevert(abi.encodeWithSelector(IGame.InvalidAccountNonce.selector, player, next));
    }

    function test_acceptsAContractWalletsSignature() public {
        ContractWallet wallet = contractWallet();
        IPredictionGame.SignedPrediction memory prediction = predictionOf(address(wallet));
        refused(IPredictionGame.InvalidSignature.selector);
        send(prediction, "");
        wallet.approveDigest(digestOf(prediction));
        send(prediction, "");
        vm.assertEq(game.getPosition(1, address(wallet)).depositAmount, MINIMUM);
        vm.assertEq(game.nonces(address(wallet)), 1);
        refusedNonce(address(wallet), 1);
        send(prediction, "");
    }

    function test_refusesAContractWalletsNonceThatIsNotNext() public {
        ContractWallet wallet = contractWallet();
        IPredictionGame.SignedPrediction memory prediction = predictionOf(address(wallet));
        prediction.nonce = 1;
        wallet.approveDigest(digestOf(prediction));
        refusedNonce(address(wallet), 0);
        send(prediction, "");
    }

    function test_aContractWalletCancelsASignedPrediction() public {
        ContractWallet wallet = contractWallet();
        IPredictionGame.SignedPrediction memory prediction = predictionOf(address(wallet));
        wallet.approveDigest(digestOf(prediction));
        vm.prank(address(wallet));
        game.invalidateNonce();
        refusedNonce(address(wallet), 1);
        send(prediction, "");
        prediction.nonce = 1;
        wallet.approveDigest(digestOf(prediction));
        send(prediction, "");
        vm.assertTrue(game.getPosition(1, address(wallet)).hasPredicted);
    }

    function test_refusesASignatureFromSomeoneElse() public {
        IPredictionGame.SignedPrediction memory prediction = predictionOf(alice);
        bytes memory signature = signed(0xb0b, prediction);
        refused(IPredictionGame.InvalidSignature.selector);
        send(prediction, signature);
    }

    function test_refusesAPredictionWithAnyChangedField() public {
        IPredictionGame.SignedPrediction memory prediction = predictionOf(alice);
        bytes memory signature = signed(ALICE_KEY, prediction);

        prediction.up = false;
        refused(IPredictionGame.InvalidSignature.selector);
        send(prediction, signature);

        prediction = predictionOf(alice);
        prediction.amount += 1;
        refused(IPredictionGame.InvalidSignature.selector);
        send(prediction, signature);

        prediction = predictionOf(alice);
        prediction.deadline += 1;
        refused(IPredictionGame.InvalidSignature.selector);
        send(prediction, signature);

        prediction = predictionOf(bob);
        refused(IPredictionGame.InvalidSignature.selector);
        send(prediction, signature);
    }

    function test_refusesAReplay() public {
        IPredictionGame.SignedPrediction memory prediction = predictionOf(alice);
        bytes memory signature = signed(ALICE_KEY, prediction);
        send(prediction, signature);
        vm.expectRevert(abi.encodeWithSelector(IGame.InvalidAccountNonce.selector, alice, 1));
        send(prediction, signature);
    }

    function test_refusesANonceThatIsNotNext() public {
        IPredictionGame.SignedPrediction memory prediction = predictionOf(alice);
        prediction.nonce = 5;
        bytes memory signature = signed(ALICE_KEY, prediction);
        vm.expectRevert(abi.encodeWithSelector(IGame.InvalidAccountNonce.selector, alice, 0));
        send(prediction, signature);
    }

    function test_refusesAfterTheDeadline() public {
        IPredictionGame.SignedPrediction memory prediction = predictionOf(alice);
        bytes memory signature = signed(ALICE_KEY, prediction);
        vm.warp(BEGINNING + 61);
        refused(IPredictionGame.DeadlinePassed.selector, BEGINNING + 60);
        send(prediction, signature);
    }

    function test_refusesToBetInALaterRound() public {
        IPredictionGame.SignedPrediction memory prediction = predictionOf(alice);
        prediction.deadline = type(uint256).max;
        bytes memory signature = signed(ALICE_KEY, prediction);
        passEnd();
        start();
        refused(IPredictionGame.WrongRound.selector, 1, 2);
        send(prediction, signature);
    }

    function test_refusesASignatureForAnotherGame() public {
        IPredictionGame.SignedPrediction memory prediction = predictionOf(alice);
        bytes memory signature = signed(ALICE_KEY, prediction);
        game = deployGame(settings());
        start();
        refused(IPredictionGame.InvalidSignature.selector);
        send(prediction, signature);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { IGame } from "../../support/IGame.sol";
import { SigningTest } from "../../support/SigningTest.sol";

contract InvalidateNonceTest is SigningTest {
    function test_aPlayerCancelsASignedPrediction() public {
        start();
        IPredictionGame.SignedPrediction memory prediction = predictionOf(alice);
        bytes memory signature = signed(ALICE_KEY, prediction);
        vm.expectEmit(address(game));
        emit IPredictionGame.NonceInvalidated(alice, 0);
        vm.prank(alice);
        vm.assertEq(game.invalidateNonce(), 0);
        vm.expectRevert(abi.encodeWithSelector(IGame.InvalidAccountNonce.selector, alice, 1));
        game.makePredictionFor(prediction, signature);
    }

    function test_theNextSignatureWorks() public {
        start();
        vm.prank(alice);
        game.invalidateNonce();
        IPredictionGame.SignedPrediction memory prediction = predictionOf(alice);
        game.makePredictionFor(prediction, signed(ALICE_KEY, prediction));
        vm.assertTrue(game.getPosition(1, alice).hasPredicted);
    }

    function test_worksWhilePaused() public {
        vm.prank(pauser);
        game.pause();
        vm.prank(alice);
        game.invalidateNonce();
        vm.assertEq(game.nonces(alice), 1);
    }
}

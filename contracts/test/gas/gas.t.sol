// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { IPriceFeed } from "../../src/interfaces/IPriceFeed.sol";
import { IGame } from "../support/IGame.sol";
import { SessionTest } from "../support/SessionTest.sol";

/// @dev The tests run in isolation: each call is its own transaction, with the fixed cost and cold storage. "Warm" is
/// the usual case: the round has stakes on both sides, and the player has a balance and an allowance.
contract GasTest is SessionTest {
    uint256 private constant PREDICTION_LIMIT = 150_000;

    function measured(string memory name) private returns (uint256) {
        return vm.snapshotGasLastCall("PredictionGame", name);
    }

    function test_startNewRound() public {
        start();
        endUp();
        start();
        measured("startNewRound");
    }

    function test_makePrediction() public {
        start();
        predict(alice, true, MINIMUM);
        measured("makePrediction, first of the round");
        predict(bob, false, MINIMUM);
        measured("makePrediction, first of the other side");
        predict(carol, true, MINIMUM);
        vm.assertLt(measured("makePrediction, warm"), PREDICTION_LIMIT);
        vm.prank(dave);
        game.makePrediction(false, MINIMUM, 1, BEGINNING + 60);
        vm.assertLt(measured("makePrediction with guards, warm"), PREDICTION_LIMIT);
    }

    function test_theLimitsOfAPlayer() public {
        start();
        predict(alice, true, MINIMUM);
        predict(bob, false, MINIMUM);
        vm.prank(carol);
        game.setDailyLimit(MAXIMUM);
        measured("setDailyLimit");
        predict(carol, true, MINIMUM);
        measured("makePrediction under a daily limit, first of the day");
        endDown();
        start();
        predict(alice, true, MINIMUM);
        predict(bob, false, MINIMUM);
        predict(carol, true, MINIMUM);
        measured("makePrediction under a daily limit");
        vm.prank(dave);
        game.takeBreak(BEGINNING + 1 days);
        measured("takeBreak");
    }

    function test_aSession() public {
        start();
        predict(bob, true, MINIMUM);
        predict(carol, false, MINIMUM);
        authorize(dave, MINIMUM, MINIMUM, BEGINNING + 1 hours);
        measured("authorizeSession");
        vm.prank(dave);
        game.revokeSession();
        measured("revokeSession");

        IPredictionGame.SessionGrant memory grant = grantOf(alice, SESSION_KEY);
        game.authorizeSessionFor(grant, signGrant(ALICE_KEY, grant), noPermit());
        measured("authorizeSessionFor");
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(alice, true, MINIMUM);
        predictBySession(prediction, signBySession(SESSION_KEY, prediction));
        measured("makePredictionBySession");
        game.revokeSessionFor(alice, signEnd(SESSION_KEY, alice));
        measured("revokeSessionFor");
    }

    function test_aSessionWithAPermit() public {
        vm.prank(alice);
        token.approve(address(game), 0);
        IPredictionGame.SessionGrant memory grant = grantOf(alice, SESSION_KEY);
        Permit memory permit = signPermit(ALICE_KEY, grant.inAll, grant.deadline);
        game.authorizeSessionFor(
            grant,
            signGrant(ALICE_KEY, grant),
            IPredictionGame.SessionPermit(grant.inAll, permit.v, permit.r, permit.s)
        );
        measured("authorizeSessionFor with a permit");
    }

    function test_makePredictionWithPermit() public {
        start();
        predict(bob, true, MINIMUM);
        predict(carol, false, MINIMUM);
        predictWithPermit(signPermit(ALICE_KEY, MINIMUM, BEGINNING), MINIMUM, 1);
        measured("makePredictionWithPermit");
    }

    function test_makePredictionFor() public {
        start();
        predict(bob, true, MINIMUM);
        predict(carol, false, MINIMUM);
        IPredictionGame.SignedPrediction memory prediction = predictionOf(alice);
        bytes memory signature = signed(ALICE_KEY, prediction);
        game.makePredictionFor(prediction, signature);
        measured("makePredictionFor");
    }

    function test_theReserve() public {
        game.fundReserve(ION);
        measured("fundReserve");
        vm.prank(owner);
        game.withdrawReserve(owner, ION);
        measured("withdrawReserve");
    }

    function test_theParameters() public {
        vm.prank(manager);
        game.setMinimumDeposit(FLOOR);
        measured("setMinimumDeposit");
        vm.prank(manager);
        game.setMaximumDeposit(FLOOR);
        measured("setMaximumDeposit");
        vm.prank(pauser);
        game.pause();
        measured("pause");
        vm.prank(pauser);
        game.unpause();
        measured("unpause");
    }

    function test_theOwnersParameters() public {
        vm.prank(owner);
        game.setPredictionLock(10);
        measured("setPredictionLock");
        vm.prank(owner);
        game.setMaxRoundExposure(ION);
        measured("setMaxRoundExposure");
        vm.prank(owner);
        game.setPriceTolerance(200);
        measured("setPriceTolerance");
        vm.prank(owner);
        game.setMaximumPriceAge(240);
        measured("setMaximumPriceAge");
    }

    function test_theRoles() public {
        vm.prank(owner);
        game.setGameManager(alice);
        measured("setGameManager");
        vm.prank(owner);
        game.setPauser(alice);
        measured("setPauser");
        vm.prank(owner);
        game.transferOwnership(alice);
        measured("transferOwnership");
        vm.prank(alice);
        game.acceptOwnership();
        measured("acceptOwnership");
    }

    function test_theOperatorsFeed() public {
        IPriceFeed own = IPriceFeed(
            vm.deployCode("PriceFeed.sol:PriceFeed", abi.encode(owner, manager, 500, START_PRICE))
        );
        vm.prank(manager);
        own.postAnswer(START_PRICE + 1);
        measured("PriceFeed.postAnswer");
        vm.prank(owner);
        own.setMaximumJump(1_000);
        measured("PriceFeed.setMaximumJump");
        vm.prank(owner);
        own.setPoster(alice);
        measured("PriceFeed.setPoster");
        vm.prank(owner);
        IGame(address(own)).transferOwnership(alice);
        measured("PriceFeed.transferOwnership");
        vm.prank(alice);
        IGame(address(own)).acceptOwnership();
        measured("PriceFeed.acceptOwnership");
    }

    function test_getStakeRoom() public {
        start();
        predict(alice, true, MINIMUM);
        predict(bob, false, MINIMUM);
        game.getStakeRoom();
        measured("getStakeRoom");
    }

    function test_resolveRound() public {
        start();
        predict(alice, true, MINIMUM);
        predict(bob, false, MINIMUM);
        endUp();
        measured("resolveRound");
    }

    function test_resolveRoundAcrossAChangeOfPhase() public {
        start();
        predict(alice, true, MINIMUM);
        // One answer for each block of a round.
        for (uint256 i = 0; i < 25; ++i) {
            feed.post(START_PRICE);
        }
        passEnd();
        feed.nextPhase();
        uint80 id = feed.post(START_PRICE + 1);
        vm.warp(vm.getBlockTimestamp() + 1);
        game.resolveRound(1, id);
        measured("resolveRound across a change of the feed's phase");
    }

    function test_voidRound() public {
        start();
        predict(alice, true, MINIMUM);
        voidLive();
        measured("voidRound");
    }

    function test_voidRoundAcrossAChangeOfPhase() public {
        start();
        predict(alice, true, MINIMUM);
        feed.nextPhase();
        feed.post(START_PRICE);
        voidLive();
        measured("voidRound across a change of the feed's phase");
    }

    function test_voidRoundAnyway() public {
        start();
        predict(alice, true, MINIMUM);
        passEnd();
        feed.post(START_PRICE);
        vm.warp(vm.getBlockTimestamp() + 1 days);
        game.voidRound(1);
        measured("voidRound after a day");
    }

    function test_resolveRoundThatBecomesVoid() public {
        start();
        predict(alice, true, MINIMUM);
        passEnd();
        vm.warp(vm.getBlockTimestamp() + 1 hours);
        game.resolveRound(1, feed.post(START_PRICE));
        measured("resolveRound by an answer that is too late");
    }

    function test_claimRewards() public {
        start();
        predict(alice, true, MINIMUM);
        predict(bob, true, MINIMUM);
        predict(carol, true, MINIMUM);
        endUp();
        claim(alice, 1);
        measured("claimRewards");
        vm.prank(stranger);
        game.claimRewardsFor(carol, 1);
        measured("claimRewardsFor");
        claim(bob, 1);
        measured("claimRewards, last of the round");
    }

    /// @dev The winners hold tokens, as they do after a stake.
    function test_claimManyFor() public {
        address[] memory hundred = new address[](100);
        start();
        predict(bob, true, MINIMUM); // whose claim stays open
        for (uint256 i = 0; i < hundred.length; ++i) {
            hundred[i] = address(uint160(0x4000 + i));
            endow(hundred[i], 2 * MINIMUM);
            predict(hundred[i], true, MINIMUM);
        }
        endUp();
        game.claimManyFor(hundred, 1);
        measured("claimManyFor a hundred players");
    }

    function test_claimManyRewards() public {
        uint256[] memory ids = new uint256[](10);
        for (uint256 i = 0; i < 10; ++i) {
            ids[i] = start();
            predict(alice, true, MINIMUM);
            predict(bob, true, MINIMUM);
            endUp();
        }
        vm.prank(alice);
        game.claimManyRewards(ids);
        measured("claimManyRewards of ten rounds");
    }
}

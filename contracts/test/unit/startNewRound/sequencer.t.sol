// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../../src/interfaces/IPredictionGame.sol";
import { FakeSequencerFeed } from "../../support/FakeSequencerFeed.sol";
import { GameTest } from "../../support/GameTest.sol";
import { Settings } from "../../support/IGame.sol";

contract SequencerTest is GameTest {
    FakeSequencerFeed private sequencer;

    function settings() internal view override returns (Settings memory asked) {
        asked = super.settings();
        asked.sequencerFeed = address(sequencer);
    }

    function setUp() public override {
        sequencer = new FakeSequencerFeed();
        super.setUp();
        sequencer.report(0, BEGINNING - 2 hours);
    }

    function notReady(int256 answer, uint256 since) private {
        vm.expectRevert(abi.encodeWithSelector(IPredictionGame.SequencerNotReady.selector, answer, since));
        game.startNewRound(uint256(START_PRICE));
    }

    function test_returnsTheFeedAndTheGracePeriod() public view {
        vm.assertEq(game.sequencerFeed(), address(sequencer));
        vm.assertEq(game.SEQUENCER_GRACE(), 1 hours);
    }

    function test_startsWhileTheSequencerIsUp() public {
        vm.assertEq(start(), 1);
    }

    function test_refusesWhileTheSequencerIsDown() public {
        sequencer.report(1, BEGINNING - 2 hours);
        notReady(1, BEGINNING - 2 hours);
    }

    function test_refusesWithinTheGracePeriod() public {
        sequencer.report(0, BEGINNING - 1 hours + 1);
        notReady(0, BEGINNING - 1 hours + 1);
        sequencer.report(0, BEGINNING - 1 hours);
        vm.assertEq(start(), 1);
    }

    function test_refusesBeforeTheFirstReport() public {
        sequencer.report(0, 0);
        notReady(0, 0);
    }

    function test_continuesARunningRoundWhileTheSequencerIsDown() public {
        start();
        sequencer.report(1, BEGINNING);
        predict(alice, true, MINIMUM);
        endUp();
        vm.assertEq(claim(alice, 1), MINIMUM * 18 / 10);
    }
}

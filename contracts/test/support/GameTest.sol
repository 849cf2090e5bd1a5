// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { FakeAggregator } from "./FakeAggregator.sol";
import { IGame, IToken, Settings } from "./IGame.sol";
import { Test } from "./Test.sol";

/// @notice A deployed game with a funded reserve, four players with tokens, and a named helper for each step of a
/// round.
abstract contract GameTest is Test {
    uint256 internal constant ION = 1e18;
    uint256 internal constant USD = 1e8;
    int256 internal constant START_PRICE = 2400e8;
    uint256 internal constant FLOOR = 1_000 * ION;
    uint256 internal constant MINIMUM = 30_000 * ION;
    uint256 internal constant MAXIMUM = 3_000_000 * ION;
    uint256 internal constant RESERVE = 100_000_000 * ION;
    uint64 internal constant LOCK = 5;
    uint64 internal constant DURATION = 300;
    uint256 internal constant BEGINNING = 1_750_000_000;

    uint256 internal constant ALICE_KEY = 0xa11ce;

    address internal owner = address(0x1001);
    address internal manager = address(0x1002);
    address internal pauser = address(0x1003);
    address internal stranger = address(0x1004);
    address internal alice = vm.addr(ALICE_KEY);
    address internal bob = address(0x2002);
    address internal carol = address(0x2003);
    address internal dave = address(0x2004);

    IGame internal game;
    IToken internal token;
    FakeAggregator internal feed;

    function setUp() public virtual {
        vm.warp(BEGINNING);
        feed = new FakeAggregator();
        feed.post(START_PRICE);
        token = IToken(
            vm.deployCode("GameToken.sol:GameToken", abi.encode(address(this), 1_000_000_000 * ION))
        );
        game = deployGame(settings());
        token.approve(address(game), type(uint256).max);
        game.fundReserve(RESERVE);
        address[4] memory players = [alice, bob, carol, dave];
        for (uint256 i = 0; i < players.length; ++i) {
            endow(players[i], 20_000_000 * ION);
        }
    }

    // ---------------------------------------------------------------- deploying

    function settings() internal view virtual returns (Settings memory) {
        return Settings({
            owner: owner,
            manager: manager,
            pauser: pauser,
            token: address(token),
            feed: address(feed),
            minimumDepositFloor: FLOOR,
            minimumDeposit: MINIMUM,
            maximumDeposit: MAXIMUM,
            predictionLock: LOCK,
            maxRoundExposure: RESERVE,
            priceTolerance: 100,
            maximumPriceAge: 120,
            sequencerFeed: address(0)
        });
    }

    function deployGame(Settings memory asked) internal returns (IGame) {
        return IGame(vm.deployCode("PredictionGame.sol:PredictionGame", abi.encode(asked)));
    }

    function endow(address player, uint256 amount) internal {
        token.transfer(player, amount);
        vm.prank(player);
        token.approve(address(game), type(uint256).max);
    }

    /// @dev Sets the exposure of later rounds.
    function setExposure(uint256 amount) internal {
        vm.prank(owner);
        game.setMaxRoundExposure(amount);
    }

    /// @dev Withdraws the reserve except for `left`.
    function leaveReserve(uint256 left) internal {
        uint256 free = game.getRewardPoolBalance();
        vm.prank(owner);
        game.withdrawReserve(owner, free - left);
    }

    // ---------------------------------------------------------------- a round, step by step

    function start() internal returns (uint256) {
        feed.post(START_PRICE);
        return game.startNewRound(uint256(START_PRICE));
    }

    function predict(address player, bool up, uint256 amount) internal {
        vm.prank(player);
        game.makePrediction(up, amount);
    }

    function passEnd() internal {
        vm.warp(game.getRound(game.globalRoundCounter()).endTime);
    }

    /// @dev Ends the live round with this price and resolves it.
    function endWith(int256 price) internal {
        passEnd();
        game.resolveRound(game.globalRoundCounter(), feed.post(price));
    }

    function endUp() internal {
        endWith(START_PRICE + 1);
    }

    function endDown() internal {
        endWith(START_PRICE - 1);
    }

    function endDraw() internal {
        endWith(START_PRICE);
    }

    function voidLive() internal {
        passEnd();
        vm.warp(vm.getBlockTimestamp() + 1 hours);
        game.voidRound(game.globalRoundCounter());
    }

    function claim(address player, uint256 roundId) internal returns (uint256) {
        vm.prank(player);
        return game.claimRewards(roundId);
    }

    // ---------------------------------------------------------------- reading

    function outcomeOf(uint256 roundId) internal view returns (IPredictionGame.Outcome) {
        return game.getRound(roundId).outcome;
    }

    function assertOutcome(uint256 roundId, IPredictionGame.Outcome expected) internal view {
        vm.assertEq(uint256(outcomeOf(roundId)), uint256(expected));
    }

    function lockedTokens() internal view returns (uint256 locked) {
        (,,,, locked) = game.getContractStats();
    }

    function burnedTokens() internal view returns (uint256 burned) {
        (, burned,,,) = game.getContractStats();
    }

    function houseBalance() internal view returns (uint256 house) {
        (,, house,,) = game.getContractStats();
    }

    // ---------------------------------------------------------------- reverts

    /// @dev Expects the next call to revert with exactly this error.
    function refused(bytes4 selector) internal {
        vm.expectRevert(abi.encodeWithSelector(selector));
    }

    function refused(bytes4 selector, uint256 a) internal {
        vm.expectRevert(abi.encodeWithSelector(selector, a));
    }

    function refused(bytes4 selector, uint256 a, uint256 b) internal {
        vm.expectRevert(abi.encodeWithSelector(selector, a, b));
    }

    function refused(bytes4 selector, address a) internal {
        vm.expectRevert(abi.encodeWithSelector(selector, a));
    }

    function refused(bytes4 selector, uint256 a, address b) internal {
        vm.expectRevert(abi.encodeWithSelector(selector, a, b));
    }

    function refused(bytes4 selector, bytes32 name, uint256 value) internal {
        vm.expectRevert(abi.encodeWithSelector(selector, name, value));
    }
}

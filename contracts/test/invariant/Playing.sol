// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { FeedMoves } from "./FeedMoves.sol";

/// @notice Starts rounds and places predictions, through every call that does so.
abstract contract Playing is FeedMoves {
    uint256[4] private _keys = [ALICE_KEY, 0xb0b, 0xca401, 0xda7e];

    function startRound(uint256 seed) external counted {
        if (!game.canUserStartNewRound(stranger)) return;
        recordStart(game.startNewRound(post(seed)));
    }

    function startWithAnotherPrice(uint256 seed, bool above) external counted {
        if (!game.canUserStartNewRound(stranger)) return;
        uint256 price = post(seed);
        uint256 difference = (price * game.priceTolerance()) / 10_000 + 1;
        try game.startNewRound(above ? price + difference : price - difference) {
            note("started at a price beyond the tolerance");
        } catch { }
    }

    function predict(uint256 who, bool up, uint256 amount, uint8 way) external counted {
        who %= players.length;
        address player = players[who];
        if (!game.userCanPredict(player)) return;
        (uint256 roundId,, uint256 largestUp, uint256 largestDown) = game.getStakeRoom();
        uint256 largest = up ? largestUp : largestDown;
        IPredictionGame.RoundView memory round = game.getRound(roundId);
        amount = bound(amount, round.minimumDeposit, round.maximumDeposit);
        if (amount > largest) {
            vm.prank(player);
            try game.makePrediction(up, amount) {
                note("took a stake above the largest");
            } catch { }
            amount = largest;
        }
        if (amount == 0 || amount > token.balanceOf(player)) return;
        _place(who, up, amount, roundId, way % 5);
        recordStake(roundId, player, up, amount);
    }

    function predictTwice(uint256 who, bool up) external counted {
        if (game.globalRoundCounter() == 0) return;
        address player = players[who % players.length];
        if (stakes[game.globalRoundCounter()][player].amount == 0) return;
        vm.prank(player);
        try game.makePrediction(up, 1) {
            note("took a second prediction");
        } catch { }
    }

    function invalidateNonce(uint256 who) external counted {
        who %= players.length;
        address player = players[who];
        (uint256 roundId,, uint256 largestUp,) = game.getStakeRoom();
        IPredictionGame.SignedPrediction memory prediction =
            _predictionBy(player, true, largestUp, roundId, vm.getBlockTimestamp());
        bytes memory signature = signed(_keys[who], prediction);
        vm.prank(player);
        game.invalidateNonce();
        try game.makePredictionFor(prediction, signature) {
            note("took a prediction that the player had revoked");
        } catch { }
    }

    function choosePlayers() internal {
        for (uint256 i = 0; i < _keys.length; ++i) {
            players.push(vm.addr(_keys[i]));
            if (i > 0) endow(players[i], 20_000_000 * ION);
        }
    }

    function _place(uint256 who, bool up, uint256 amount, uint256 roundId, uint8 way) private {
        uint256 time = vm.getBlockTimestamp();
        if (way == 0) predict(players[who], up, amount);
        else if (way == 1) _placeGuarded(players[who], up, amount, roundId, time);
        else if (way == 2) _placeWithPermit(who, up, amount, roundId, time);
        else if (way == 3) _placeFor(who, up, amount, roundId, time);
        else _placeBySession(players[who], up, amount, time);
    }

    function _placeBySession(address player, bool up, uint256 amount, uint256 time) private {
        // A key has one session.
        uint256 key = SESSION_KEY + game.nonces(player);
        vm.prank(player);
        game.authorizeSession(vm.addr(key), amount, amount, time + 1);
        IPredictionGame.SessionPrediction memory prediction = sessionPrediction(player, up, amount);
        bytes memory signature = signBySession(key, prediction);
        prediction.up = !up;
        try game.makePredictionBySession(prediction, signature) {
            note("took another prediction than the session's key signed");
        } catch { }
        prediction.up = up;
        predictBySession(prediction, signature);
    }

    function _placeGuarded(address player, bool up, uint256 amount, uint256 roundId, uint256 time) private {
        vm.prank(player);
        try game.makePrediction(up, amount, roundId + 1, time) {
            note("took a prediction for another round");
        } catch { }
        vm.prank(player);
        try game.makePrediction(up, amount, roundId, time - 1) {
            note("took a prediction after its deadline");
        } catch { }
        vm.prank(player);
        game.makePrediction(up, amount, roundId, time);
    }

    function _placeWithPermit(uint256 who, bool up, uint256 amount, uint256 roundId, uint256 time) private {
        Permit memory permit = signPermitOf(players[who], _keys[who], amount, time);
        vm.prank(players[who]);
        game.makePredictionWithPermit(up, amount, roundId, time, permit.v, permit.r, permit.s);
        vm.prank(players[who]);
        token.approve(address(game), type(uint256).max);
    }

    function _predictionBy(address player, bool up, uint256 amount, uint256 roundId, uint256 deadline)
        private
        view
        returns (IPredictionGame.SignedPrediction memory)
    {
        return IPredictionGame.SignedPrediction({
            player: player,
            roundId: roundId,
            up: up,
            amount: amount,
            nonce: game.nonces(player),
            deadline: deadline
        });
    }

    function _placeFor(uint256 who, bool up, uint256 amount, uint256 roundId, uint256 time) private {
        IPredictionGame.SignedPrediction memory prediction =
            _predictionBy(players[who], up, amount, roundId, time);
        bytes memory signature = signed(_keys[who], prediction);
        prediction.up = !up;
        vm.prank(stranger);
        try game.makePredictionFor(prediction, signature) {
            note("took another prediction than the player signed");
        } catch { }
        prediction.up = up;
        vm.prank(stranger);
        game.makePredictionFor(prediction, signature);
    }
}

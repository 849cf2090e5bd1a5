// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { SigningTest } from "./SigningTest.sol";

/// @notice Helpers with which players sign sessions, and the keys of sessions sign predictions and ends (EIP-712).
abstract contract SessionTest is SigningTest {
    uint256 internal constant SESSION_KEY = 0x5e551;

    bytes32 private constant GRANT = keccak256(
        "SessionGrant(address player,address key,uint256 perRound,uint256 inAll,uint256 end,uint256 nonce,uint256 deadline)"
    );
    bytes32 private constant BY_SESSION = keccak256(
        "SessionPrediction(address player,uint256 roundId,bool up,uint256 amount,uint256 deadline)"
    );
    bytes32 private constant END = keccak256("SessionEnd(address player)");

    function grantOf(address player, uint256 key)
        internal
        view
        returns (IPredictionGame.SessionGrant memory)
    {
        return IPredictionGame.SessionGrant({
            player: player,
            key: vm.addr(key),
            perRound: 2 * MINIMUM,
            inAll: 3 * MINIMUM,
            end: vm.getBlockTimestamp() + 1 hours,
            nonce: game.nonces(player),
            deadline: vm.getBlockTimestamp() + 60
        });
    }

    function grantDigest(IPredictionGame.SessionGrant memory grant) internal view returns (bytes32) {
        return typed(domainOf(address(game)), keccak256(abi.encode(GRANT, grant)));
    }

    function signGrant(uint256 key, IPredictionGame.SessionGrant memory grant)
        internal
        view
        returns (bytes memory)
    {
        return signedDigest(key, grantDigest(grant));
    }

    function noPermit() internal pure returns (IPredictionGame.SessionPermit memory permit) { }

    function sessionPrediction(address player, bool up, uint256 amount)
        internal
        view
        returns (IPredictionGame.SessionPrediction memory)
    {
        return IPredictionGame.SessionPrediction({
            player: player,
            roundId: game.globalRoundCounter(),
            up: up,
            amount: amount,
            deadline: vm.getBlockTimestamp() + 60
        });
    }

    function signBySession(uint256 key, IPredictionGame.SessionPrediction memory prediction)
        internal
        view
        returns (bytes memory)
    {
        return
            signedDigest(key, typed(domainOf(address(game)), keccak256(abi.encode(BY_SESSION, prediction))));
    }

    function signEnd(uint256 key, address player) internal view returns (bytes memory) {
        return signedDigest(key, typed(domainOf(address(game)), keccak256(abi.encode(END, player))));
    }

    function authorize(address player, uint256 perRound, uint256 inAll, uint256 end) internal {
        vm.prank(player);
        game.authorizeSession(vm.addr(SESSION_KEY), perRound, inAll, end);
    }

    /// @dev A stranger sends the prediction.
    function predictBySession(IPredictionGame.SessionPrediction memory prediction, bytes memory signature)
        internal
    {
        vm.prank(stranger);
        game.makePredictionBySession(prediction, signature);
    }

    function signedDigest(uint256 key, bytes32 digest) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        return abi.encodePacked(r, s, v);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { GameTest } from "./GameTest.sol";

/// @notice Helpers with which Alice's wallet signs predictions (EIP-712) and token permits (EIP-2612).
abstract contract SigningTest is GameTest {
    struct Permit {
        uint256 deadline;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant PREDICTION = keccak256(
        "SignedPrediction(address player,uint256 roundId,bool up,uint256 amount,uint256 nonce,uint256 deadline)"
    );
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    function predictionOf(address player) internal view returns (IPredictionGame.SignedPrediction memory) {
        return IPredictionGame.SignedPrediction({
            player: player,
            roundId: 1,
            up: true,
            amount: MINIMUM,
            nonce: game.nonces(player),
            deadline: BEGINNING + 60
        });
    }

    function digestOf(IPredictionGame.SignedPrediction memory p) internal view returns (bytes32) {
        return typed(
            domainOf(address(game)),
            keccak256(abi.encode(PREDICTION, p.player, p.roundId, p.up, p.amount, p.nonce, p.deadline))
        );
    }

    function signed(uint256 key, IPredictionGame.SignedPrediction memory prediction)
        internal
        view
        returns (bytes memory)
    {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digestOf(prediction));
        return abi.encodePacked(r, s, v);
    }

    /// @dev A permit for Alice's tokens, signed with any key.
    function signPermit(uint256 key, uint256 amount, uint256 deadline)
        internal
        view
        returns (Permit memory permit)
    {
        return signPermitOf(alice, key, amount, deadline);
    }

    function signPermitOf(address holder, uint256 key, uint256 amount, uint256 deadline)
        internal
        view
        returns (Permit memory permit)
    {
        bytes32 content =
            keccak256(abi.encode(PERMIT, holder, address(game), amount, token.nonces(holder), deadline));
        permit.deadline = deadline;
        (permit.v, permit.r, permit.s) = vm.sign(key, typed(token.DOMAIN_SEPARATOR(), content));
    }

    function predictWithPermit(Permit memory permit, uint256 amount, uint256 roundId) internal {
        vm.prank(alice);
        game.makePredictionWithPermit(true, amount, roundId, permit.deadline, permit.v, permit.r, permit.s);
    }

    function domainOf(address verifier) internal view returns (bytes32) {
        return keccak256(abi.encode(DOMAIN, keccak256("UpDown"), keccak256("1"), block.chainid, verifier));
    }

    function typed(bytes32 domain, bytes32 content) internal pure returns (bytes32) {
        return keccak256(abi.encodePacked("\x19\x01", domain, content));
    }
}

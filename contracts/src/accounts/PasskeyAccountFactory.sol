// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { PasskeyAccount } from "./PasskeyAccount.sol";
import { Clones } from "@openzeppelin/contracts/proxy/Clones.sol";
import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { P256 } from "@openzeppelin/contracts/utils/cryptography/P256.sol";
import {
    ERC7913WebAuthnVerifier
} from "@openzeppelin/contracts/utils/cryptography/verifiers/ERC7913WebAuthnVerifier.sol";

/// @title PasskeyAccountFactory
/// @notice Makes the account of a passkey, at an address that follows from the passkey's public key. It has no owner and
/// no rights over the accounts.
contract PasskeyAccountFactory {
    /// @notice Checks the signatures of passkeys that were added to an account.
    ERC7913WebAuthnVerifier public immutable VERIFIER = new ERC7913WebAuthnVerifier();
    /// @notice The contract that every account is a clone of. It obeys nobody.
    PasskeyAccount public immutable IMPLEMENTATION = new PasskeyAccount(address(VERIFIER));

    /// @notice An account exists from now on.
    event AccountCreated(address indexed account, bytes32 qx, bytes32 qy);

    error InvalidKey();

    /// @notice Makes the account, unless it exists.
    function create(bytes32 qx, bytes32 qy) public returns (address account) {
        account = addressOf(qx, qy);
        if (account.code.length > 0) return account;
        require(P256.isValidPublicKey(qx, qy), InvalidKey());
        Clones.cloneDeterministicWithImmutableArgs(address(IMPLEMENTATION), abi.encode(qx, qy), 0);
        emit AccountCreated(account, qx, qy);
    }

    /// @notice Makes the account, unless it exists, and calls a contract: the account's first call in the same
    /// transaction, or the check of its signature in a call that nobody sends.
    function createAndCall(bytes32 qx, bytes32 qy, address target, bytes calldata data)
        external
        returns (bytes memory)
    {
        create(qx, qy);
        return Address.functionCall(target, data);
    }

    /// @notice The address of a passkey's account, whether or not the account exists.
    function addressOf(bytes32 qx, bytes32 qy) public view returns (address) {
        return
            Clones.predictDeterministicAddressWithImmutableArgs(
                address(IMPLEMENTATION), abi.encode(qx, qy), 0
            );
    }
}

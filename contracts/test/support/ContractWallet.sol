// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IToken } from "./IGame.sol";

/// @notice An ERC-1271 contract wallet that accepts only the digests that it was given.
contract ContractWallet {
    mapping(bytes32 digest => bool) public approved;

    function approveDigest(bytes32 digest) external {
        approved[digest] = true;
    }

    function approveToken(IToken token, address spender) external {
        token.approve(spender, type(uint256).max);
    }

    function isValidSignature(bytes32 digest, bytes calldata) external view returns (bytes4) {
        return approved[digest] ? this.isValidSignature.selector : bytes4(0xffffffff);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IToken } from "./IGame.sol";

/// @notice A contract wallet by ERC-1271 that holds valid exactly the digests that it was told to.
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

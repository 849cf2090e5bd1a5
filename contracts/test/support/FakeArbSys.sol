// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice A fake of Arbitrum's system contract at address 100.
contract FakeArbSys {
    function arbBlockNumber() external pure returns (uint256) {
        return 250_000_000;
    }
}

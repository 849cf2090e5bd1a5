// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice The part of Arbitrum's system contract at address 100 that the game reads.
interface IArbSys {
    /// @notice The number of Arbitrum's current block.
    function arbBlockNumber() external view returns (uint256);
}

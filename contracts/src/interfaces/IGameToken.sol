// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IERC20Permit } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";

/// @notice The token functions that the game needs.
interface IGameToken is IERC20, IERC20Permit {
    /// @notice Burns tokens of the caller.
    function burn(uint256 amount) external;
}

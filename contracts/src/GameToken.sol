// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ERC20Burnable } from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";
import { ERC20Permit } from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// @notice The token that players stake: fixed supply, burnable, with permit
contract GameToken is ERC20, ERC20Burnable, ERC20Permit {
    constructor(address holder, uint256 supply) ERC20("Ion", "ION") ERC20Permit("Ion") {
        _mint(holder, supply);
    }
}

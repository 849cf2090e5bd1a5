// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @notice A token that adds one unit to every transfer.
contract GenerousToken is ERC20 {
    constructor() ERC20("Generous", "GEN") {
        _mint(msg.sender, 1_000_000_000e18);
    }

    function _update(address from, address to, uint256 amount) internal override {
        super._update(from, to, amount);
        if (from != address(0)) super._update(address(0), to, 1);
    }
}

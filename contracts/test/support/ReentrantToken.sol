// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @notice A token that makes a configured call in the middle of every transfer, as ERC-777 does, and of every permit.
contract ReentrantToken is ERC20 {
    address private _target;
    bytes private _call;
    bytes public lastError;
    bool public lastSucceeded;

    constructor() ERC20("Reentrant", "RE") {
        _mint(msg.sender, 1_000_000_000e18);
    }

    function callDuringTransfers(address target, bytes calldata data) external {
        _target = target;
        _call = data;
    }

    function permit(address holder, address spender, uint256 value, uint256, uint8, bytes32, bytes32)
        external
    {
        _approve(holder, spender, value);
        _callBack();
    }

    function burn(uint256 amount) external {
        _burn(msg.sender, amount);
    }

    function _update(address from, address to, uint256 amount) internal override {
        super._update(from, to, amount);
        _callBack();
    }

    function _callBack() private {
        if (_target == address(0)) return;
        (bool succeeded, bytes memory reason) = _target.call(_call);
        lastSucceeded = lastSucceeded || succeeded;
        lastError = reason;
    }
}

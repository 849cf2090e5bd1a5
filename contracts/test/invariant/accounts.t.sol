// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { Test } from "../support/Test.sol";
import { AccountHandler } from "./AccountHandler.sol";

contract AccountInvariantTest is Test {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    AccountHandler private handler;

    function setUp() public {
        handler = new AccountHandler();
    }

    function invariant_theAccountObeysItsOwnSignersOnly() public view {
        handler.check();
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    function targetSelectors() external view returns (FuzzSelector[] memory targets) {
        bytes4[5] memory actions = [
            handler.use.selector,
            handler.replay.selector,
            handler.addSigner.selector,
            handler.removeSigner.selector,
            handler.othersTry.selector
        ];
        targets = new FuzzSelector[](1);
        targets[0].addr = address(handler);
        targets[0].selectors = new bytes4[](actions.length);
        for (uint256 i = 0; i < actions.length; ++i) {
            targets[0].selectors[i] = actions[i];
        }
    }
}

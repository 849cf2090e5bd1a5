// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { Test } from "../support/Test.sol";
import { PersonalHandler } from "./PersonalHandler.sol";

contract PersonalInvariantTest is Test {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    PersonalHandler private handler;

    function setUp() public {
        handler = new PersonalHandler();
    }

    function invariant_limitsAndSessionsHoldUnderEveryOrderOfCalls() public {
        handler.check();
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    function targetSelectors() external view returns (FuzzSelector[] memory targets) {
        bytes4[10] memory actions = [
            handler.setLimit.selector,
            handler.takeBreak.selector,
            handler.authorize.selector,
            handler.authorize.selector,
            handler.revoke.selector,
            handler.pass.selector,
            handler.stake.selector,
            handler.stakeBySession.selector,
            handler.stakeBySession.selector,
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

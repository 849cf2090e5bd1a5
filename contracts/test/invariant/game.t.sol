// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { Test } from "../support/Test.sol";
import { Handler } from "./Handler.sol";

/// @dev One function for all rules, because forge plays a whole campaign for each invariant function.
contract GameInvariantTest is Test {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    Handler private handler;

    function setUp() public {
        handler = new Handler();
    }

    function invariant_everyRuleHoldsAfterEveryCall() public {
        handler.check();
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    /// @dev Actions that move a round forward are listed more than once, so that they run more often.
    function targetSelectors() external view returns (FuzzSelector[] memory targets) {
        bytes4[23] memory actions = [
            handler.passTime.selector,
            handler.passTime.selector,
            handler.passALongTime.selector,
            handler.passADay.selector,
            handler.postPrice.selector,
            handler.postPrice.selector,
            handler.postInAnOldPhase.selector,
            handler.switchPhase.selector,
            handler.startRound.selector,
            handler.startRound.selector,
            handler.startRound.selector,
            handler.predict.selector,
            handler.predict.selector,
            handler.predict.selector,
            handler.predict.selector,
            handler.predict.selector,
            handler.resolve.selector,
            handler.resolve.selector,
            handler.voidRound.selector,
            handler.claim.selector,
            handler.claim.selector,
            handler.claimEverything.selector,
            handler.claimForAll.selector
        ];
        bytes4[13] memory others = [
            handler.postWhatIsNoPrice.selector,
            handler.changeLimits.selector,
            handler.changeParameters.selector,
            handler.passOnRoles.selector,
            handler.togglePause.selector,
            handler.withdraw.selector,
            handler.fund.selector,
            handler.recover.selector,
            handler.startWithAnotherPrice.selector,
            handler.predictTwice.selector,
            handler.invalidateNonce.selector,
            handler.endAgain.selector,
            handler.strangerTriesEverything.selector
        ];
        targets = new FuzzSelector[](1);
        targets[0].addr = address(handler);
        targets[0].selectors = new bytes4[](actions.length + others.length);
        for (uint256 i = 0; i < actions.length; ++i) {
            targets[0].selectors[i] = actions[i];
        }
        for (uint256 i = 0; i < others.length; ++i) {
            targets[0].selectors[actions.length + i] = others[i];
        }
    }
}

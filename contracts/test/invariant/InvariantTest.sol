// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IPredictionGame } from "../../src/interfaces/IPredictionGame.sol";
import { IGame, IToken } from "../support/IGame.sol";
import { Test } from "../support/Test.sol";
import { Book } from "./Book.sol";
import { Handler } from "./Handler.sol";

abstract contract InvariantTest is Test {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    Handler internal handler;
    IGame internal game;
    IToken internal token;

    function setUp() public {
        handler = new Handler();
        game = handler.theGame();
        token = IToken(game.gameToken());
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    /// @dev Actions that carry a round on come more than once, so that they come more often.
    function targetSelectors() external view returns (FuzzSelector[] memory targets) {
        bytes4[22] memory actions = [
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
            handler.claimEverything.selector
        ];
        bytes4[11] memory others = [
            handler.postWhatIsNoPrice.selector,
            handler.changeLimits.selector,
            handler.changeParameters.selector,
            handler.passOnRoles.selector,
            handler.togglePause.selector,
            handler.withdraw.selector,
            handler.fund.selector,
            handler.startWithAnotherPrice.selector,
            handler.predictTwice.selector,
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

    function isOpen(Book.Record memory record) internal pure returns (bool) {
        return record.outcome == IPredictionGame.Outcome.Pending;
    }
}

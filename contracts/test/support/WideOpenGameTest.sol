// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { GameTest } from "./GameTest.sol";
import { IToken, Settings } from "./IGame.sol";

/// @notice A game that accepts any stake from one unit up, with a token of nearly unlimited supply.
abstract contract WideOpenGameTest is GameTest {
    /// @dev Small enough that a whole round and its reserve fit the contract's 128 bits.
    uint256 internal constant LARGEST = uint256(type(uint128).max) / 1_000;

    function setUp() public virtual override {
        super.setUp();
        deployWideOpen();
    }

    function deployWideOpen() internal {
        bytes memory supply = abi.encode(address(this), type(uint256).max);
        token = IToken(vm.deployCode("GameToken.sol:GameToken", supply));
        Settings memory asked = settings();
        asked.minimumDepositFloor = 1;
        asked.maxRoundExposure = type(uint128).max;
        asked.minimumDeposit = 1;
        asked.maximumDeposit = type(uint128).max;
        game = deployGame(asked);
        token.approve(address(game), type(uint256).max);
        address[4] memory players = [alice, bob, carol, dave];
        for (uint256 i = 0; i < players.length; ++i) {
            endow(players[i], type(uint128).max);
        }
    }

    /// @dev Draws the exponent first, so small values are as frequent as large ones.
    function amountFrom(uint256 seed) internal pure returns (uint256) {
        uint256 top = LARGEST >> ((seed >> 128) % 127);
        return bound(seed % (1 << 128), 1, top == 0 ? 1 : top);
    }
}

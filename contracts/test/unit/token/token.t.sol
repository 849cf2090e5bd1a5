// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { IToken } from "../../support/IGame.sol";
import { Test } from "../../support/Test.sol";

contract GameTokenTest is Test {
    function test_isIonWithAFixedSupplyThatCanOnlyBurn() public {
        IToken token = IToken(vm.deployCode("GameToken.sol:GameToken", abi.encode(address(this), 1000)));
        vm.assertEq(token.symbol(), "ION");
        vm.assertEq(token.name(), "Ion");
        vm.assertEq(token.decimals(), 18);
        vm.assertEq(token.totalSupply(), 1000);
        vm.assertEq(token.balanceOf(address(this)), 1000);
        token.burn(400);
        vm.assertEq(token.totalSupply(), 600);
    }
}

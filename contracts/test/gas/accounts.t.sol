// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { PasskeyAccount } from "../../src/accounts/PasskeyAccount.sol";
import { PasskeyTest, Target } from "../support/PasskeyTest.sol";

/// @dev Each with and without the P-256 precompile (osaka), in isolation.
contract AccountsGasTest is PasskeyTest {
    function measured(string memory name) private returns (uint256) {
        return vm.snapshotGasLastCall("PasskeyAccount", name);
    }

    function measureAll(string memory chain) private {
        bytes memory signature = signedBy(PASSKEY, setTo(20));
        account.execute(setTo(20), type(uint256).max, signature);
        measured(string.concat("execute, ", chain));
        (bytes32 qx, bytes32 qy) = keyOf(OTHER);
        address fresh = factory.addressOf(qx, qy);
        signature =
            assertion(OTHER, digestOf(PasskeyAccount(payable(fresh)), setTo(21), 0, type(uint256).max));
        bytes memory call = abi.encodeCall(PasskeyAccount.execute, (setTo(21), type(uint256).max, signature));
        factory.createAndCall(qx, qy, fresh, call);
        measured(string.concat("create and execute, ", chain));
        add(signerOf(SECOND));
        measured(string.concat("execute addSigner, ", chain));
        signature = addedSignature(signerOf(SECOND), signedBy(SECOND, setTo(22)));
        account.execute(setTo(22), type(uint256).max, signature);
        measured(string.concat("execute by an added passkey, ", chain));
        vm.assertEq(target.value(), 22);
    }

    function test_withoutThePrecompile() public {
        measureAll("without precompile");
    }

    function test_withThePrecompile() public {
        vm.setEvmVersion("osaka");
        measureAll("with precompile");
    }
}

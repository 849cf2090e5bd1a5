// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { PasskeyAccount } from "../../src/accounts/PasskeyAccount.sol";
import { PasskeyAccountFactory } from "../../src/accounts/PasskeyAccountFactory.sol";
import { PasskeyTest, Target } from "../support/PasskeyTest.sol";

contract PasskeyAccountFactoryTest is PasskeyTest {
    function test_makesTheAccountAtTheAddressOfItsKey() public {
        (bytes32 qx, bytes32 qy) = keyOf(SECOND);
        address expected = factory.addressOf(qx, qy);
        vm.expectEmit(address(factory));
        emit PasskeyAccountFactory.AccountCreated(expected, qx, qy);
        vm.assertEq(factory.create(qx, qy), expected);
        (bytes32 x, bytes32 y) = PasskeyAccount(payable(expected)).signer();
        vm.assertEq(x, qx);
        vm.assertEq(y, qy);
    }

    function test_keepsAnAccountThatExists() public {
        add(signerOf(SECOND));
        (bytes32 qx, bytes32 qy) = keyOf(PASSKEY);
        vm.recordLogs();
        vm.assertEq(factory.create(qx, qy), address(account));
        vm.assertEq(vm.getRecordedLogs().length, 0);
        vm.assertEq(account.nonce(), 1);
    }

    function test_refusesAPointThatIsNotOnTheCurve() public {
        refused(PasskeyAccountFactory.InvalidKey.selector);
        factory.create(bytes32(uint256(1)), bytes32(uint256(1)));
    }

    function test_makesTheAccountAndItsFirstCall() public {
        (bytes32 qx, bytes32 qy) = keyOf(SECOND);
        PasskeyAccount fresh = PasskeyAccount(payable(factory.addressOf(qx, qy)));
        bytes memory signature = assertion(SECOND, digestOf(fresh, setTo(5), 0, type(uint256).max));
        factory.createAndCall(
            qx,
            qy,
            address(fresh),
            abi.encodeCall(PasskeyAccount.execute, (setTo(5), type(uint256).max, signature))
        );
        vm.assertEq(target.caller(), address(fresh));
    }

    function test_passesTheAnswerAndTheRefusalOn() public {
        (bytes32 qx, bytes32 qy) = keyOf(PASSKEY);
        bytes memory call = abi.encodeCall(account.isValidSignature, (bytes32(0), ""));
        bytes memory answer = factory.createAndCall(qx, qy, address(account), call);
        vm.assertEq(bytes32(answer), bytes32(bytes4(0xffffffff)));
        vm.expectRevert(abi.encodeWithSelector(Target.Refused.selector, 13));
        factory.createAndCall(qx, qy, address(target), abi.encodeCall(Target.set, (13)));
    }

    function test_hasNoRightsOverAnAccount() public {
        (bytes32 qx, bytes32 qy) = keyOf(PASSKEY);
        bytes memory call = abi.encodeCall(PasskeyAccount.addSigner, (signerOf(OTHER)));
        refused(PasskeyAccount.OnlyAccount.selector);
        factory.createAndCall(qx, qy, address(account), call);
    }
}

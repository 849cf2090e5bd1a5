// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { PasskeyAccount } from "../../src/accounts/PasskeyAccount.sol";
import { Intruder, PasskeyTest, Target } from "../support/PasskeyTest.sol";
import { Errors } from "@openzeppelin/contracts/utils/Errors.sol";
import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { P256 } from "@openzeppelin/contracts/utils/cryptography/P256.sol";

contract ExecuteTest is PasskeyTest {
    uint256 private constant ANY_TIME = type(uint256).max;

    function refusedExecute(PasskeyAccount.Call[] memory calls, bytes memory signature) private {
        refused(PasskeyAccount.NotSignedByAccount.selector);
        execute(calls, signature);
        vm.assertEq(target.value(), 0);
    }

    function test_makesTheCallsThatThePasskeyHasSigned() public {
        bytes memory signature = signedBy(PASSKEY, setTo(5));
        vm.expectEmit(address(account));
        emit PasskeyAccount.Executed(0);
        execute(setTo(5), signature);
        vm.assertEq(target.value(), 5);
        vm.assertEq(target.caller(), address(account));
        vm.assertEq(account.nonce(), 1);
    }

    function test_makesTheCallsWithThePrecompile() public {
        vm.setEvmVersion("osaka");
        execute(setTo(5), signedBy(PASSKEY, setTo(5)));
        vm.assertEq(target.value(), 5);
        bytes memory ofOther = signedBy(OTHER, setTo(6));
        refused(PasskeyAccount.NotSignedByAccount.selector);
        execute(setTo(6), ofOther);
    }

    function test_makesAllCallsOrNone() public {
        PasskeyAccount.Call[] memory calls = new PasskeyAccount.Call[](2);
        calls[0] = setTo(5)[0];
        calls[1] = setTo(13)[0];
        bytes memory signature = signedBy(PASSKEY, calls);
        vm.expectRevert(abi.encodeWithSelector(Target.Refused.selector, 13));
        execute(calls, signature);
        vm.assertEq(target.value(), 0);
        vm.assertEq(account.nonce(), 0);
        calls[1] = setTo(6)[0];
        execute(calls, signedBy(PASSKEY, calls));
        vm.assertEq(target.value(), 6);
    }

    function test_doesNotPassOverACallThatFailsWithoutAReason() public {
        PasskeyAccount.Call[] memory calls = new PasskeyAccount.Call[](2);
        calls[0] = setTo(12)[0];
        calls[1] = setTo(6)[0];
        bytes memory signature = signedBy(PASSKEY, calls);
        refused(Errors.FailedCall.selector);
        execute(calls, signature);
        vm.assertEq(target.value(), 0);
        vm.assertEq(account.nonce(), 0);
    }

    /// @dev The nonce is used before the calls, and a target that sends signed calls meanwhile is refused.
    function test_isNotEnteredAgainByACall() public {
        Intruder intruder = new Intruder();
        PasskeyAccount.Call[] memory calls = one(address(intruder), abi.encodeCall(Intruder.enter, ()));
        bytes memory signature = signedBy(PASSKEY, calls);
        intruder.prepare(abi.encodeCall(account.execute, (calls, ANY_TIME, signature)));
        refused(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        execute(calls, signature);
        bytes memory next = assertion(PASSKEY, digestOf(account, setTo(5), 1, ANY_TIME));
        intruder.prepare(abi.encodeCall(account.execute, (setTo(5), ANY_TIME, next)));
        refused(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        execute(calls, signature);
        intruder.prepare(abi.encodeCall(account.nonce, ()));
        execute(calls, signature);
        vm.assertEq(intruder.nonceSeen(), 1);
        execute(setTo(5), next);
        vm.assertEq(target.value(), 5);
    }

    function test_sendsEther() public {
        (bool funded,) = address(account).call{ value: 3 }("");
        vm.assertTrue(funded);
        PasskeyAccount.Call[] memory calls = one(address(0xBEEF), "");
        calls[0].value = 2;
        execute(calls, signedBy(PASSKEY, calls));
        vm.assertEq(address(0xBEEF).balance, 2);
    }

    function test_refusesASecondTime() public {
        bytes memory signature = signedBy(PASSKEY, setTo(5));
        execute(setTo(5), signature);
        refused(PasskeyAccount.NotSignedByAccount.selector);
        execute(setTo(5), signature);
    }

    function test_refusesAfterTheDeadline() public {
        uint256 deadline = vm.getBlockTimestamp();
        bytes memory signature = assertion(PASSKEY, digestOf(account, setTo(5), 0, deadline));
        vm.warp(deadline + 1);
        vm.expectRevert(abi.encodeWithSelector(PasskeyAccount.CallsExpired.selector, deadline));
        account.execute(setTo(5), deadline, signature);
        vm.warp(deadline);
        account.execute(setTo(5), deadline, signature);
        vm.assertEq(target.value(), 5);
    }

    function test_refusesAnotherDeadlineThanTheSignedOne() public {
        bytes memory signature = assertion(PASSKEY, digestOf(account, setTo(5), 0, ANY_TIME - 1));
        refusedExecute(setTo(5), signature);
    }

    function test_refusesAnotherPasskey() public {
        refusedExecute(setTo(5), signedBy(OTHER, setTo(5)));
    }

    function test_refusesOtherCallsThanTheSignedOnes() public {
        bytes memory signature = signedBy(PASSKEY, setTo(5));
        refusedExecute(setTo(6), signature);
        refusedExecute(one(address(this), setTo(5)[0].data), signature);
        PasskeyAccount.Call[] memory more = new PasskeyAccount.Call[](2);
        (more[0], more[1]) = (setTo(5)[0], setTo(5)[0]);
        refusedExecute(more, signature);
        PasskeyAccount.Call[] memory valued = setTo(5);
        valued[0].value = 1;
        refusedExecute(valued, signature);
    }

    function test_refusesAnAlteredSignature() public {
        bytes memory good = signedBy(PASSKEY, setTo(5));
        // r, s, the flags in the authenticator's data, the challenge in the browser's data.
        uint256[4] memory places = [uint256(31), 63, 255, 350];
        for (uint256 i = 0; i < places.length; ++i) {
            bytes memory bad = bytes.concat(good);
            bad[places[i]] = bytes1(uint8(bad[places[i]]) ^ 1);
            refusedExecute(setTo(5), bad);
        }
        refusedExecute(setTo(5), "");
        refusedExecute(setTo(5), hex"0102");
        bytes memory cut = bytes.concat(good);
        assembly ("memory-safe") {
            mstore(cut, 64)
        }
        refusedExecute(setTo(5), cut);
    }

    function test_refusesAHighS() public {
        bytes memory signature = signedBy(PASSKEY, setTo(5));
        uint256 s;
        assembly ("memory-safe") {
            s := mload(add(signature, 64))
        }
        uint256 high = P256.N - s;
        assembly ("memory-safe") {
            mstore(add(signature, 64), high)
        }
        refusedExecute(setTo(5), signature);
    }

    function test_refusesAPasskeyThatDidNotVerifyItsUser() public {
        bytes32 digest = digestOf(account, setTo(5), 0, ANY_TIME);
        refusedExecute(setTo(5), assertion(PASSKEY, digest, 0x01, "webauthn.get"));
        refusedExecute(setTo(5), assertion(PASSKEY, digest, 0x04, "webauthn.get"));
    }

    function test_refusesAnAssertionOfAnotherKind() public {
        bytes32 digest = digestOf(account, setTo(5), 0, ANY_TIME);
        refusedExecute(setTo(5), assertion(PASSKEY, digest, PRESENT_AND_VERIFIED, "webauthn.create"));
    }

    function test_refusesTheSignatureForAnotherChain() public {
        bytes memory signature = signedBy(PASSKEY, setTo(5));
        vm.chainId(10);
        refusedExecute(setTo(5), signature);
    }

    function test_refusesTheSignatureForAnotherAccount() public {
        (bytes32 qx, bytes32 qy) = keyOf(OTHER);
        PasskeyAccount other = PasskeyAccount(payable(factory.create(qx, qy)));
        bytes memory signature = assertion(PASSKEY, digestOf(other, setTo(5), 0, ANY_TIME));
        refusedExecute(setTo(5), signature);
        refused(PasskeyAccount.NotSignedByAccount.selector);
        other.execute(setTo(5), ANY_TIME, signature);
    }

    function test_theImplementationObeysNobody() public {
        PasskeyAccount bare = factory.IMPLEMENTATION();
        // The generator is the public key of the secret 1.
        bytes memory signature = assertion(1, digestOf(bare, setTo(5), 0, ANY_TIME));
        refused(PasskeyAccount.NotSignedByAccount.selector);
        bare.execute(setTo(5), ANY_TIME, signature);
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { PasskeyAccount } from "../../src/accounts/PasskeyAccount.sol";
import { PasskeyTest } from "../support/PasskeyTest.sol";
import { P256 } from "@openzeppelin/contracts/utils/cryptography/P256.sol";

contract AccountsFuzzTest is PasskeyTest {
    function key(uint256 secret) private pure returns (uint256) {
        return bound(secret, 1, P256.N - 1);
    }

    function executes(bytes memory signature, uint256 value) private returns (bool) {
        try account.execute(setTo(value), type(uint256).max, signature) {
            return target.value() == value;
        } catch (bytes memory reason) {
            vm.assertEq(bytes32(reason), bytes32(PasskeyAccount.NotSignedByAccount.selector));
            vm.assertEq(account.nonce(), 0);
            return false;
        }
    }

    function testFuzz_everyKeyHasItsOwnAccountAndOnlyThatObeys(uint256 secret, uint256 value) public {
        secret = key(secret);
        value = bound(value, 14, type(uint256).max);
        (bytes32 qx, bytes32 qy) = keyOf(secret);
        PasskeyAccount own = PasskeyAccount(payable(factory.create(qx, qy)));
        if (secret != PASSKEY) {
            vm.assertTrue(address(own) != address(account));
            vm.assertFalse(executes(signedBy(secret, setTo(value)), value));
        }
        bytes memory signature =
            assertion(secret, digestOf(own, setTo(value), own.nonce(), type(uint256).max));
        own.execute(setTo(value), type(uint256).max, signature);
        vm.assertEq(target.caller(), address(own));
    }

    function testFuzz_refusesAnyBytesThatNoSignerSigned(bytes calldata signature, uint8 first) public {
        vm.assertFalse(executes(signature, 20));
        // The same with the first word of an added signer's signature.
        uint256 length = first % 2 == 0 ? 20 : 84;
        vm.assertFalse(executes(abi.encodePacked(length, signature), 20));
    }

    function testFuzz_refusesASignatureWithOneChangedByte(uint256 place, uint8 change, bool bySecond) public {
        bytes memory bad;
        if (bySecond) {
            add(signerOf(SECOND));
            bad = addedSignature(signerOf(SECOND), signedBy(SECOND, setTo(20)));
        } else {
            bad = signedBy(PASSKEY, setTo(20));
        }
        // The head's offsets and the padding do not matter to the decoder; what they point at does.
        place = bound(place, 0, bad.length - 1);
        change = uint8(bound(change, 1, 255));
        bad[place] = bytes1(uint8(bad[place]) ^ change);
        uint256 before = account.nonce();
        try account.execute(setTo(20), type(uint256).max, bad) {
            // Only bytes that nothing signs or reads: the decoder's padding.
            vm.assertTrue(isPadding(bad, place, bySecond));
        } catch {
            vm.assertEq(account.nonce(), before);
            vm.assertEq(target.value(), 0);
        }
    }

    /// @dev The last bytes of the two dynamic members' final words.
    function isPadding(bytes memory bad, uint256 place, bool bySecond) private pure returns (bool) {
        uint256 start = bySecond ? 116 : 0;
        uint256 data = start + 7 * 32;
        bool afterData = place >= data + 37 && place < data + 64;
        return afterData || place >= bad.length - 31;
    }
}

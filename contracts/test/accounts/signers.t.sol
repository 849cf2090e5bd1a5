// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { PasskeyAccount } from "../../src/accounts/PasskeyAccount.sol";
import { ContractWallet } from "../support/ContractWallet.sol";
import { PasskeyTest } from "../support/PasskeyTest.sol";
import { P256 } from "@openzeppelin/contracts/utils/cryptography/P256.sol";
import { SignerP256 } from "@openzeppelin/contracts/utils/cryptography/signers/SignerP256.sol";

/// @notice A verifier with code that accepts everything.
contract YesVerifier {
    function verify(bytes calldata, bytes32, bytes calldata) external pure returns (bytes4) {
        return this.verify.selector;
    }
}

contract SignersTest is PasskeyTest {
    uint256 private constant WALLET = 0xB0B;

    function addressSigner() private pure returns (bytes memory) {
        return abi.encodePacked(vm.addr(WALLET));
    }

    function byWallet(PasskeyAccount.Call[] memory calls) private view returns (bytes memory) {
        bytes32 digest = digestOf(account, calls, account.nonce(), type(uint256).max);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(WALLET, digest);
        return addedSignature(addressSigner(), abi.encodePacked(r, s, v));
    }

    function bySecond(PasskeyAccount.Call[] memory calls) private view returns (bytes memory) {
        return addedSignature(signerOf(SECOND), signedBy(SECOND, calls));
    }

    function refusedChange(bytes memory change, bytes memory reason) private {
        PasskeyAccount.Call[] memory calls = one(address(account), change);
        bytes memory signature = signedBy(PASSKEY, calls);
        vm.expectRevert(reason);
        execute(calls, signature);
    }

    function test_aSecondPasskeySigns() public {
        bytes memory before = bySecond(setTo(5));
        refused(PasskeyAccount.NotSignedByAccount.selector);
        execute(setTo(5), before);
        vm.expectEmit(address(account));
        emit PasskeyAccount.SignerAdded(signerOf(SECOND));
        add(signerOf(SECOND));
        execute(setTo(5), bySecond(setTo(5)));
        vm.assertEq(target.value(), 5);
        execute(setTo(6), signedBy(PASSKEY, setTo(6)));
        vm.assertEq(target.value(), 6);
    }

    function test_anOwnersAddressSigns() public {
        add(addressSigner());
        execute(setTo(5), byWallet(setTo(5)));
        vm.assertEq(target.value(), 5);
    }

    function test_aContractSignsInItsOwnForm() public {
        ContractWallet wallet = new ContractWallet();
        bytes memory signer = abi.encodePacked(address(wallet));
        add(signer);
        refused(PasskeyAccount.NotSignedByAccount.selector);
        execute(setTo(5), addedSignature(signer, ""));
        wallet.approveDigest(digestOf(account, setTo(5), account.nonce(), type(uint256).max));
        execute(setTo(5), addedSignature(signer, ""));
        vm.assertEq(target.value(), 5);
    }

    function test_listsTheAddedSigners() public {
        vm.assertEq(account.addedSigners().length, 0);
        add(signerOf(SECOND));
        add(addressSigner());
        bytes[] memory added = account.addedSigners();
        vm.assertEq(added.length, 2);
        vm.assertEq(keccak256(added[0]), keccak256(signerOf(SECOND)));
        vm.assertEq(keccak256(added[1]), keccak256(addressSigner()));
    }

    function test_aRemovedSignerDoesNotSign() public {
        add(signerOf(SECOND));
        add(addressSigner());
        vm.expectEmit(address(account));
        emit PasskeyAccount.SignerRemoved(addressSigner());
        remove(PASSKEY, addressSigner());
        bytes memory late = byWallet(setTo(5));
        refused(PasskeyAccount.NotSignedByAccount.selector);
        execute(setTo(5), late);
    }

    function test_theSecondPasskeyRemovesTheFirst() public {
        add(signerOf(SECOND));
        PasskeyAccount.Call[] memory calls =
            one(address(account), abi.encodeCall(PasskeyAccount.removeSigner, ("")));
        bytes memory signature = bySecond(calls);
        vm.expectEmit(address(account));
        emit PasskeyAccount.SignerRemoved("");
        execute(calls, signature);
        vm.assertTrue(account.firstRemoved());
        bytes memory late = signedBy(PASSKEY, setTo(5));
        refused(PasskeyAccount.NotSignedByAccount.selector);
        execute(setTo(5), late);
        execute(setTo(6), bySecond(setTo(6)));
        vm.assertEq(target.value(), 6);
    }

    function test_refusesASignatureInTheNameOfAnotherSigner() public {
        add(signerOf(SECOND));
        bytes memory wrongKey = addedSignature(signerOf(SECOND), signedBy(OTHER, setTo(5)));
        refused(PasskeyAccount.NotSignedByAccount.selector);
        execute(setTo(5), wrongKey);
        bytes memory notAdded = addedSignature(signerOf(OTHER), signedBy(OTHER, setTo(5)));
        refused(PasskeyAccount.NotSignedByAccount.selector);
        execute(setTo(5), notAdded);
        refused(PasskeyAccount.NotSignedByAccount.selector);
        execute(setTo(5), abi.encodePacked(uint256(84), "short"));
    }

    function test_theLastSignerStays() public {
        bytes memory first = abi.encodeCall(PasskeyAccount.removeSigner, (""));
        bytes memory last = abi.encodeWithSelector(PasskeyAccount.LastSigner.selector);
        refusedChange(first, last);
        add(addressSigner());
        PasskeyAccount.Call[] memory calls = one(address(account), first);
        execute(calls, byWallet(calls));
        calls = one(address(account), abi.encodeCall(PasskeyAccount.removeSigner, (addressSigner())));
        bytes memory signature = byWallet(calls);
        vm.expectRevert(last);
        execute(calls, signature);
    }

    /// @dev Nobody has the key of some signers. They must not stand in for the one that works.
    function test_noSignerRemovesItself() public {
        bytes memory itself = abi.encodeWithSelector(PasskeyAccount.RemovesItself.selector);
        add(abi.encodePacked(address(0xdead0000dead)));
        refusedChange(abi.encodeCall(PasskeyAccount.removeSigner, ("")), itself);
        add(signerOf(SECOND));
        PasskeyAccount.Call[] memory calls =
            one(address(account), abi.encodeCall(PasskeyAccount.removeSigner, (signerOf(SECOND))));
        bytes memory signature = bySecond(calls);
        vm.expectRevert(itself);
        execute(calls, signature);
        removeBySecond("");
        execute(setTo(6), bySecond(setTo(6)));
        vm.assertEq(target.value(), 6);
    }

    /// @dev The signer of earlier calls in the same transaction is another one.
    function test_aSignerRemovesTheSignerOfEarlierCalls() public {
        add(signerOf(SECOND));
        execute(setTo(5), bySecond(setTo(5)));
        remove(PASSKEY, signerOf(SECOND));
        vm.assertEq(account.addedSigners().length, 0);
    }

    function refusedSigner(bytes memory signer, bytes memory reason) private {
        refusedChange(abi.encodeCall(PasskeyAccount.addSigner, (signer)), reason);
        vm.assertEq(account.addedSigners().length, 0);
    }

    function test_refusesASignerOfAnotherLength() public {
        uint256[8] memory lengths = [uint256(0), 1, 19, 21, 64, 83, 85, 104];
        for (uint256 i = 0; i < lengths.length; ++i) {
            bytes memory bad = new bytes(lengths[i]);
            refusedSigner(bad, abi.encodeWithSelector(PasskeyAccount.InvalidSigner.selector, bad));
        }
    }

    function test_refusesTheZeroAddressPrecompilesAndTheAccountItself() public {
        address[5] memory bad = [address(0), address(4), address(0x100), address(0xffff), address(account)];
        for (uint256 i = 0; i < bad.length; ++i) {
            refusedSigner(
                abi.encodePacked(bad[i]), abi.encodeWithSelector(PasskeyAccount.InvalidOwner.selector, bad[i])
            );
        }
        add(abi.encodePacked(address(0x10000)));
    }

    /// @dev The identity precompile answers each call with its data, which starts with the selector that means "valid".
    function test_refusesAVerifierThatChecksNothing() public {
        address[6] memory bad = [
            address(4),
            address(0),
            address(account),
            address(0xBEEF),
            address(factory),
            address(new YesVerifier())
        ];
        for (uint256 i = 0; i < bad.length; ++i) {
            refusedSigner(
                signerOf(bad[i], SECOND),
                abi.encodeWithSelector(PasskeyAccount.UnknownVerifier.selector, bad[i])
            );
        }
    }

    function test_refusesAPointThatIsNotOnTheCurve() public {
        (bytes32 qx, bytes32 qy) = keyOf(SECOND);
        bytes32[2][5] memory bad = [
            [bytes32(0), bytes32(0)],
            [qx, bytes32(uint256(qy) ^ 1)],
            [bytes32(uint256(qx) ^ 1), qy],
            [qy, qx],
            [bytes32(P256.P), qy]
        ];
        for (uint256 i = 0; i < bad.length; ++i) {
            refusedSigner(
                abi.encodePacked(address(factory.VERIFIER()), bad[i][0], bad[i][1]),
                abi.encodeWithSelector(SignerP256.SignerP256InvalidPublicKey.selector, bad[i][0], bad[i][1])
            );
        }
    }

    function refusedAsKnown(bytes memory signer) private {
        refusedChange(
            abi.encodeCall(PasskeyAccount.addSigner, (signer)),
            abi.encodeWithSelector(PasskeyAccount.SignerKnown.selector, signer)
        );
    }

    function test_refusesASignerTwice() public {
        add(addressSigner());
        refusedAsKnown(addressSigner());
        add(signerOf(SECOND));
        refusedAsKnown(signerOf(SECOND));
    }

    /// @dev Else it would sign on after its removal.
    function test_refusesTheFirstPasskeyAsAnAddedOneUntilItIsRemoved() public {
        refusedAsKnown(signerOf(PASSKEY));
        add(signerOf(SECOND));
        removeBySecond("");
        PasskeyAccount.Call[] memory calls =
            one(address(account), abi.encodeCall(PasskeyAccount.addSigner, (signerOf(PASSKEY))));
        execute(calls, bySecond(calls));
        execute(setTo(7), addedSignature(signerOf(PASSKEY), signedBy(PASSKEY, setTo(7))));
        vm.assertEq(target.value(), 7);
    }

    /// @dev Keys that share one coordinate with the first passkey are other keys.
    function test_addsTheMirroredPointOfTheFirstPasskey() public {
        (bytes32 qx, bytes32 qy) = keyOf(PASSKEY);
        add(abi.encodePacked(address(factory.VERIFIER()), qx, bytes32(P256.P - uint256(qy))));
        vm.assertEq(account.addedSigners().length, 1);
    }

    function test_refusesToRemoveWhatIsNoSigner() public {
        refusedChange(
            abi.encodeCall(PasskeyAccount.removeSigner, (addressSigner())),
            abi.encodeWithSelector(PasskeyAccount.SignerUnknown.selector, addressSigner())
        );
        add(signerOf(SECOND));
        removeBySecond("");
        PasskeyAccount.Call[] memory calls =
            one(address(account), abi.encodeCall(PasskeyAccount.removeSigner, ("")));
        bytes memory signature = bySecond(calls);
        vm.expectRevert(abi.encodeWithSelector(PasskeyAccount.SignerUnknown.selector, bytes("")));
        execute(calls, signature);
    }

    function test_onlyTheAccountChangesItsSigners() public {
        refused(PasskeyAccount.OnlyAccount.selector);
        account.addSigner(addressSigner());
        refused(PasskeyAccount.OnlyAccount.selector);
        account.removeSigner("");
    }
}

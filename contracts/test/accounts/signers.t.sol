// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { PasskeyAccount } from "../../src/accounts/PasskeyAccount.sol";
import { ContractWallet } from "../support/ContractWallet.sol";
import { PasskeyTest } from "../support/PasskeyTest.sol";

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

    function test_refusesASignerOfAnotherFormOrTwice() public {
        bytes[3] memory bad = [bytes(""), new bytes(21), new bytes(85)];
        for (uint256 i = 0; i < bad.length; ++i) {
            refusedChange(
                abi.encodeCall(PasskeyAccount.addSigner, (bad[i])),
                abi.encodeWithSelector(PasskeyAccount.InvalidSigner.selector, bad[i])
            );
        }
        add(addressSigner());
        refusedChange(
            abi.encodeCall(PasskeyAccount.addSigner, (addressSigner())),
            abi.encodeWithSelector(PasskeyAccount.InvalidSigner.selector, addressSigner())
        );
    }

    function test_refusesToRemoveWhatIsNoSigner() public {
        refusedChange(
            abi.encodeCall(PasskeyAccount.removeSigner, (addressSigner())),
            abi.encodeWithSelector(PasskeyAccount.InvalidSigner.selector, addressSigner())
        );
        add(addressSigner());
        PasskeyAccount.Call[] memory calls =
            one(address(account), abi.encodeCall(PasskeyAccount.removeSigner, ("")));
        execute(calls, signedBy(PASSKEY, calls));
        bytes memory signature = byWallet(calls);
        vm.expectRevert(abi.encodeWithSelector(PasskeyAccount.InvalidSigner.selector, bytes("")));
        execute(calls, signature);
    }

    function test_onlyTheAccountChangesItsSigners() public {
        refused(PasskeyAccount.OnlyAccount.selector);
        account.addSigner(addressSigner());
        refused(PasskeyAccount.OnlyAccount.selector);
        account.removeSigner("");
    }
}

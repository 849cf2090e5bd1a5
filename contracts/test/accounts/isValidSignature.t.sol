// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { PasskeyTest } from "../support/PasskeyTest.sol";

/// @dev ERC-7739: the passkey signs what it is asked to sign, bound to its account.
contract IsValidSignatureTest is PasskeyTest {
    bytes4 private constant VALID = 0x1626ba7e;
    bytes private constant BET = "Bet(bool up,uint256 amount)";

    function isValid(bytes32 hash, bytes memory signature) private view returns (bool) {
        return account.isValidSignature(hash, signature) == VALID;
    }

    function personal(uint256 secret, bytes32 hash) private view returns (bytes memory) {
        bytes32 content = keccak256(abi.encode(keccak256("PersonalSign(bytes prefixed)"), hash));
        return assertion(secret, typed(domainOf(account), content));
    }

    function test_acceptsAPersonalSignature() public view {
        bytes32 hash = keccak256("\x19Ethereum Signed Message:\n2hi");
        vm.assertTrue(isValid(hash, personal(PASSKEY, hash)));
        vm.assertFalse(isValid(hash, personal(OTHER, hash)));
        vm.assertFalse(isValid(keccak256("other"), personal(PASSKEY, hash)));
    }

    function test_acceptsTypedDataOfAnApplication() public view {
        bytes32 domain = keccak256("the application's domain");
        bytes32 content = keccak256(abi.encode(keccak256(BET), true, 5));
        bytes32 nested = keccak256(
            abi.encode(
                keccak256(
                    abi.encodePacked(
                        "TypedDataSign(Bet contents,string name,string version,uint256 chainId,"
                        "address verifyingContract,bytes32 salt)",
                        BET
                    )
                ),
                content,
                keccak256("UpDown account"),
                keccak256("1"),
                block.chainid,
                address(account),
                bytes32(0)
            )
        );
        bytes memory signature = abi.encodePacked(
            assertion(PASSKEY, typed(domain, nested)), domain, content, BET, uint16(BET.length)
        );
        vm.assertTrue(isValid(typed(domain, content), signature));
        vm.assertFalse(isValid(typed(keccak256("another domain"), content), signature));
    }

    function test_refusesASignatureOfTheBareHash() public view {
        bytes32 hash = keccak256("hash");
        vm.assertFalse(isValid(hash, assertion(PASSKEY, hash)));
    }

    function test_refusesASignatureForAnotherAccountOfThePasskey() public {
        bytes32 hash = keccak256("hash");
        bytes memory signature = personal(PASSKEY, hash);
        (bytes32 qx, bytes32 qy) = keyOf(SECOND);
        address other = factory.create(qx, qy);
        vm.assertTrue(factory.IMPLEMENTATION().isValidSignature(hash, signature) != VALID);
        vm.assertTrue(PasskeyAccountLike(other).isValidSignature(hash, signature) != VALID);
    }

    function test_theRemovedFirstPasskeyIsRefusedAndTheAddedOneIsNot() public {
        bytes32 hash = keccak256("\x19Ethereum Signed Message:\n2hi");
        bytes memory bySecond = addedSignature(signerOf(SECOND), personal(SECOND, hash));
        vm.assertFalse(isValid(hash, bySecond));
        add(signerOf(SECOND));
        vm.assertTrue(isValid(hash, bySecond));
        vm.assertTrue(isValid(hash, personal(PASSKEY, hash)));
        removeBySecond("");
        vm.assertFalse(isValid(hash, personal(PASSKEY, hash)));
        vm.assertTrue(isValid(hash, bySecond));
    }

    function test_aRemovedPasskeyIsRefused() public {
        bytes32 hash = keccak256("hash");
        add(signerOf(SECOND));
        remove(PASSKEY, signerOf(SECOND));
        vm.assertFalse(isValid(hash, addedSignature(signerOf(SECOND), personal(SECOND, hash))));
    }

    function test_everyPasskeyVerifiesItsUser() public {
        bytes32 hash = keccak256("hash");
        bytes32 content = keccak256(abi.encode(keccak256("PersonalSign(bytes prefixed)"), hash));
        bytes32 digest = typed(domainOf(account), content);
        add(signerOf(SECOND));
        bytes1[3] memory missing = [bytes1(0x00), 0x01, 0x04];
        for (uint256 i = 0; i < missing.length; ++i) {
            vm.assertFalse(isValid(hash, assertion(PASSKEY, digest, missing[i], "webauthn.get")));
            bytes memory bySecond = assertion(SECOND, digest, missing[i], "webauthn.get");
            vm.assertFalse(isValid(hash, addedSignature(signerOf(SECOND), bySecond)));
        }
    }
}

interface PasskeyAccountLike {
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4);
}

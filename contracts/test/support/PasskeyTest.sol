// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { PasskeyAccount } from "../../src/accounts/PasskeyAccount.sol";
import { PasskeyAccountFactory } from "../../src/accounts/PasskeyAccountFactory.sol";
import { Test } from "./Test.sol";
import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { Base64 } from "@openzeppelin/contracts/utils/Base64.sol";
import { P256 } from "@openzeppelin/contracts/utils/cryptography/P256.sol";

/// @notice A contract that remembers its caller, as a target of an account's calls.
contract Target {
    error Refused(uint256 value);

    address public caller;
    uint256 public value;

    function set(uint256 value_) external payable {
        if (value_ == 13) revert Refused(value_);
        // solhint-disable-next-line reason-string, gas-custom-errors
        if (value_ == 12) revert();
        caller = msg.sender;
        value = value_;
    }
}

/// @notice A target that sends the account's next calls while it is called itself.
contract Intruder {
    uint256 public nonceSeen;
    bytes private _call;

    function prepare(bytes calldata call) external {
        _call = call;
    }

    function enter() external {
        nonceSeen = PasskeyAccount(payable(msg.sender)).nonce();
        (bool success, bytes memory answer) = msg.sender.call(_call);
        Address.verifyCallResult(success, answer);
    }
}

/// @notice Passkeys that sign as a browser does: WebAuthn assertions over a hash.
abstract contract PasskeyTest is Test {
    uint256 internal constant PASSKEY = 0xA11CE;
    uint256 internal constant SECOND = 0x5EC0;
    uint256 internal constant OTHER = 0x07E4;
    bytes1 internal constant PRESENT_AND_VERIFIED = 0x05;

    PasskeyAccountFactory internal factory;
    PasskeyAccount internal account;
    Target internal target;

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        factory = new PasskeyAccountFactory();
        target = new Target();
        (bytes32 qx, bytes32 qy) = keyOf(PASSKEY);
        account = PasskeyAccount(payable(factory.create(qx, qy)));
    }

    function keyOf(uint256 secret) internal pure returns (bytes32 qx, bytes32 qy) {
        (uint256 x, uint256 y) = vm.publicKeyP256(secret);
        return (bytes32(x), bytes32(y));
    }

    /// @dev The signer of an added passkey, as the account keeps it.
    function signerOf(uint256 secret) internal view returns (bytes memory) {
        return signerOf(address(factory.VERIFIER()), secret);
    }

    function signerOf(address verifier, uint256 secret) internal pure returns (bytes memory) {
        (bytes32 qx, bytes32 qy) = keyOf(secret);
        return abi.encodePacked(verifier, qx, qy);
    }

    function assertion(uint256 secret, bytes32 hash) internal pure returns (bytes memory) {
        return assertion(secret, hash, PRESENT_AND_VERIFIED, "webauthn.get");
    }

    function assertion(uint256 secret, bytes32 hash, bytes1 flags, string memory kind)
        internal
        pure
        returns (bytes memory)
    {
        string memory challenge = Base64.encodeURL(abi.encodePacked(hash));
        string memory client = string.concat(
            '{"type":"', kind, '","challenge":"', challenge, '","origin":"https://example.com"}'
        );
        bytes memory data = abi.encodePacked(sha256("example.com"), flags, uint32(0));
        bytes32 signed = sha256(abi.encodePacked(data, sha256(bytes(client))));
        (bytes32 r, bytes32 s) = vm.signP256(secret, signed);
        if (uint256(s) > P256.N / 2) s = bytes32(P256.N - uint256(s));
        return abi.encode(r, s, 11 + bytes(kind).length, 1, data, client);
    }

    /// @dev The signature of an added signer: its length, itself and its signature.
    function addedSignature(bytes memory signer, bytes memory signature)
        internal
        pure
        returns (bytes memory)
    {
        return abi.encodePacked(signer.length, signer, signature);
    }

    function one(address to, bytes memory data) internal pure returns (PasskeyAccount.Call[] memory calls) {
        calls = new PasskeyAccount.Call[](1);
        calls[0] = PasskeyAccount.Call(to, 0, data);
    }

    function setTo(uint256 value) internal view returns (PasskeyAccount.Call[] memory) {
        return one(address(target), abi.encodeCall(Target.set, (value)));
    }

    function digestOf(PasskeyAccount by, PasskeyAccount.Call[] memory calls, uint256 nonce, uint256 deadline)
        internal
        view
        returns (bytes32)
    {
        bytes32 callType = keccak256("Call(address target,uint256 value,bytes data)");
        bytes memory hashes;
        for (uint256 i = 0; i < calls.length; ++i) {
            hashes = abi.encodePacked(
                hashes,
                keccak256(abi.encode(callType, calls[i].target, calls[i].value, keccak256(calls[i].data)))
            );
        }
        bytes32 content = keccak256(
            abi.encode(
                keccak256(
                    "Execute(Call[] calls,uint256 nonce,uint256 deadline)Call(address target,uint256 value,bytes data)"
                ),
                keccak256(hashes),
                nonce,
                deadline
            )
        );
        return typed(domainOf(by), content);
    }

    function domainOf(PasskeyAccount by) internal view returns (bytes32) {
        bytes32 domain =
            keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
        return keccak256(
            abi.encode(domain, keccak256("UpDown account"), keccak256("1"), block.chainid, address(by))
        );
    }

    function typed(bytes32 domain, bytes32 content) internal pure returns (bytes32) {
        return keccak256(abi.encodePacked("\x19\x01", domain, content));
    }

    /// @dev Signs the calls with the next nonce, for any time.
    function signedBy(uint256 secret, PasskeyAccount.Call[] memory calls)
        internal
        view
        returns (bytes memory)
    {
        return assertion(secret, digestOf(account, calls, account.nonce(), type(uint256).max));
    }

    function execute(PasskeyAccount.Call[] memory calls, bytes memory signature) internal {
        account.execute(calls, type(uint256).max, signature);
    }

    function add(bytes memory signer) internal {
        PasskeyAccount.Call[] memory calls =
            one(address(account), abi.encodeCall(PasskeyAccount.addSigner, (signer)));
        execute(calls, signedBy(PASSKEY, calls));
    }

    function remove(uint256 secret, bytes memory signer) internal {
        PasskeyAccount.Call[] memory calls =
            one(address(account), abi.encodeCall(PasskeyAccount.removeSigner, (signer)));
        execute(calls, signedBy(secret, calls));
    }

    function removeBySecond(bytes memory signer) internal {
        PasskeyAccount.Call[] memory calls =
            one(address(account), abi.encodeCall(PasskeyAccount.removeSigner, (signer)));
        execute(calls, addedSignature(signerOf(SECOND), signedBy(SECOND, calls)));
    }

    function refused(bytes4 selector) internal {
        vm.expectRevert(abi.encodeWithSelector(selector));
    }
}

// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { Clones } from "@openzeppelin/contracts/proxy/Clones.sol";
import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { EIP712 } from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import { SignatureChecker } from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";
import { AbstractSigner } from "@openzeppelin/contracts/utils/cryptography/signers/AbstractSigner.sol";
import { SignerP256 } from "@openzeppelin/contracts/utils/cryptography/signers/SignerP256.sol";
import { SignerWebAuthn } from "@openzeppelin/contracts/utils/cryptography/signers/SignerWebAuthn.sol";
import { ERC7739 } from "@openzeppelin/contracts/utils/cryptography/signers/draft-ERC7739.sol";
import { EnumerableSet } from "@openzeppelin/contracts/utils/structs/EnumerableSet.sol";

/// @title PasskeyAccount
/// @notice The account of a player without a wallet. It obeys a passkey (WebAuthn), and the signers that a signer has
/// added: an address, or another passkey (ERC-7913). Each account is a clone with the first passkey's public key in
/// its code, so that the key determines the address. The account knows no game and no token, nobody can upgrade it,
/// and whoever sends its calls pays their gas.
contract PasskeyAccount is SignerWebAuthn, ERC7739 {
    using EnumerableSet for EnumerableSet.BytesSet;

    struct Call {
        address target;
        uint256 value;
        bytes data;
    }

    bytes32 private constant CALL_TYPE = keccak256("Call(address target,uint256 value,bytes data)");
    bytes32 private constant EXECUTE_TYPE = keccak256(
        "Execute(Call[] calls,uint256 nonce,uint256 deadline)Call(address target,uint256 value,bytes data)"
    );
    /// @dev A signer by its length: an address, or a verifier's address with the two coordinates of a public key.
    uint256 private constant ADDRESS_LENGTH = 20;
    uint256 private constant PASSKEY_LENGTH = 84;

    /// @notice The nonce of the next `execute`.
    uint256 public nonce;
    /// @notice Whether the first passkey is no signer any more.
    bool public firstRemoved;
    EnumerableSet.BytesSet private _added;

    /// @notice The account obeys another signer.
    /// @param signer An address, or `verifier ‖ qx ‖ qy` of a passkey.
    event SignerAdded(bytes signer);
    /// @notice The account no longer obeys a signer.
    /// @param signer Empty for the first passkey.
    event SignerRemoved(bytes signer);
    /// @notice The account has made the calls that a signer has signed.
    /// @param nonce The nonce of the signature.
    event Executed(uint256 indexed nonce);

    error NotSignedByAccount();
    error CallsExpired(uint256 deadline);
    error OnlyAccount();
    error InvalidSigner(bytes signer);
    error LastSigner();

    modifier onlyAccount() {
        require(msg.sender == address(this), OnlyAccount());
        _;
    }

    /// @dev The implementation itself obeys nobody. Its key is the curve's generator, which only has to be valid.
    constructor()
        EIP712("UpDown account", "1")
        SignerP256(
            0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
            0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5
        )
    {
        firstRemoved = true;
    }

    /// @notice Takes ETH, which only signed calls can send on.
    receive() external payable { }

    /// @notice Makes the calls that a signer has signed: all of them or none. Anybody may send them.
    /// @param calls The calls, made in this order.
    /// @param deadline Unix seconds; the last time at which the signature is good.
    /// @param signature Of the EIP-712 `Execute`, in this account's domain, with the current `nonce`.
    function execute(Call[] calldata calls, uint256 deadline, bytes calldata signature) external {
        require(block.timestamp <= deadline, CallsExpired(deadline));
        // solhint-disable-next-line gas-increment-by-one
        uint256 used = nonce++;
        // forge-lint: disable-next-line(asm-keccak256)
        bytes32 structHash = keccak256(abi.encode(EXECUTE_TYPE, _hashOf(calls), used, deadline));
        require(_rawSignatureValidation(_hashTypedDataV4(structHash), signature), NotSignedByAccount());
        emit Executed(used);
        for (uint256 i = 0; i < calls.length; ++i) {
            Call calldata call = calls[i];
            (bool success, bytes memory answer) = call.target.call{ value: call.value }(call.data);
            Address.verifyCallResult(success, answer);
        }
    }

    /// @notice Adds a signer. Only by a call that a signer has signed.
    /// @param added An address, or `verifier ‖ qx ‖ qy` of a passkey.
    function addSigner(bytes calldata added) external onlyAccount {
        bool isKnownForm = added.length == ADDRESS_LENGTH || added.length == PASSKEY_LENGTH;
        require(isKnownForm && _added.add(added), InvalidSigner(added));
        emit SignerAdded(added);
    }

    /// @notice Removes a signer, but never the last one. Only by a call that a signer has signed.
    /// @param removed Empty for the first passkey.
    function removeSigner(bytes calldata removed) external onlyAccount {
        if (removed.length == 0) {
            require(!firstRemoved, InvalidSigner(removed));
            firstRemoved = true;
        } else {
            require(_added.remove(removed), InvalidSigner(removed));
        }
        require(!firstRemoved || _added.length() > 0, LastSigner());
        emit SignerRemoved(removed);
    }

    /// @notice The signers that were added and not removed.
    function addedSigners() external view returns (bytes[] memory) {
        return _added.values();
    }

    /// @notice The public key of the first passkey.
    /// @return qx The point's first coordinate.
    /// @return qy The point's second coordinate.
    function signer() public view override returns (bytes32 qx, bytes32 qy) {
        return abi.decode(Clones.fetchCloneArgs(address(this)), (bytes32, bytes32));
    }

    /// @dev The first passkey's signature is `abi.encode` of the members of `WebAuthnAuth`. An added signer's starts with a
    /// word that holds the signer's length; then come the signer and its signature. The first word of a passkey's
    /// signature is `r`, which nobody can choose to be that small.
    function _rawSignatureValidation(bytes32 hash, bytes calldata signature)
        internal
        view
        override(AbstractSigner, SignerWebAuthn)
        returns (bool)
    {
        if (signature.length < 32) return false;
        uint256 length = uint256(bytes32(signature[:32]));
        if (length != ADDRESS_LENGTH && length != PASSKEY_LENGTH) {
            return !firstRemoved && super._rawSignatureValidation(hash, signature);
        }
        if (signature.length < 32 + length) return false;
        bytes memory by = signature[32:32 + length];
        return _added.contains(by) && SignatureChecker.isValidSignatureNow(by, hash, signature[32 + length:]);
    }

    function _hashOf(Call[] calldata calls) private pure returns (bytes32) {
        bytes32[] memory hashes = new bytes32[](calls.length);
        for (uint256 i = 0; i < calls.length; ++i) {
            Call calldata call = calls[i];
            hashes[i] = keccak256(abi.encode(CALL_TYPE, call.target, call.value, keccak256(call.data)));
        }
        // forge-lint: disable-next-line(asm-keccak256)
        return keccak256(abi.encodePacked(hashes));
    }
}

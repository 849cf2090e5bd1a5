// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { Clones } from "@openzeppelin/contracts/proxy/Clones.sol";
import { Address } from "@openzeppelin/contracts/utils/Address.sol";
import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { EIP712 } from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import { P256 } from "@openzeppelin/contracts/utils/cryptography/P256.sol";
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
contract PasskeyAccount is SignerWebAuthn, ERC7739, ReentrancyGuardTransient {
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
    /// @dev Up to here an address is zero or a precompile's, and nobody has its key.
    uint160 private constant RESERVED = type(uint16).max;

    /// @notice The contract that checks the signatures of added passkeys. No other one is known to check anything.
    address public immutable VERIFIER;

    /// @notice The nonce of the next `execute`.
    uint256 public nonce;
    /// @notice Whether the first passkey is no signer any more.
    bool public firstRemoved;
    EnumerableSet.BytesSet private _added;
    /// @dev The hash of the signer of the calls that are being made.
    bytes32 private transient _signedBy;

    /// @notice The account obeys another signer.
    /// @param signer An address, or `verifier ‖ qx ‖ qy` of a passkey.
    event SignerAdded(bytes signer);
    /// @notice The account no longer obeys a signer.
    /// @param signer Empty for the first passkey.
    event SignerRemoved(bytes signer);
    /// @notice The account has made the calls that a signer has signed.
    event Executed(uint256 indexed nonce);

    error NotSignedByAccount();
    error CallsExpired(uint256 deadline);
    error OnlyAccount();
    error InvalidSigner(bytes signer);
    error InvalidOwner(address owner);
    error UnknownVerifier(address verifier);
    error SignerKnown(bytes signer);
    error SignerUnknown(bytes signer);
    error LastSigner();
    error RemovesItself();

    modifier onlyAccount() {
        require(msg.sender == address(this), OnlyAccount());
        _;
    }

    /// @dev The implementation itself obeys nobody. Its key is the curve's generator, which only has to be valid.
    constructor(address verifier)
        EIP712("UpDown account", "1")
        SignerP256(
            0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
            0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5
        )
    {
        VERIFIER = verifier;
        firstRemoved = true;
    }

    /// @notice Takes ETH, which only signed calls can send on.
    receive() external payable { }

    /// @notice Makes the calls that a signer has signed: all of them or none. Anybody may send them.
    /// @param calls The calls, made in this order.
    /// @param deadline Unix seconds; the last time at which the signature is good.
    /// @param signature Of the EIP-712 `Execute`, in this account's domain, with the current `nonce`.
    function execute(Call[] calldata calls, uint256 deadline, bytes calldata signature)
        external
        nonReentrant
    {
        require(block.timestamp <= deadline, CallsExpired(deadline));
        // solhint-disable-next-line gas-increment-by-one
        uint256 used = nonce++;
        // forge-lint: disable-next-line(asm-keccak256)
        bytes32 structHash = keccak256(abi.encode(EXECUTE_TYPE, _hashOf(calls), used, deadline));
        require(_rawSignatureValidation(_hashTypedDataV4(structHash), signature), NotSignedByAccount());
        // forge-lint: disable-next-line(asm-keccak256)
        _signedBy = keccak256(_signerIn(signature));
        emit Executed(used);
        for (uint256 i = 0; i < calls.length; ++i) {
            Call calldata call = calls[i];
            (bool success, bytes memory answer) = call.target.call{ value: call.value }(call.data);
            Address.verifyCallResult(success, answer);
        }
    }

    /// @notice Adds a signer. Only by a call that a signer has signed.
    /// @param added An address, or `VERIFIER ‖ qx ‖ qy` of a passkey.
    function addSigner(bytes calldata added) external onlyAccount {
        _requireUsable(added);
        require(_added.add(added), SignerKnown(added));
        emit SignerAdded(added);
    }

    /// @notice Removes a signer. Only by a call that another signer has signed: so a key that works always remains,
    /// even if some of the others never worked.
    /// @param removed Empty for the first passkey.
    function removeSigner(bytes calldata removed) external onlyAccount {
        if (removed.length == 0) {
            require(!firstRemoved, SignerUnknown(removed));
            firstRemoved = true;
        } else {
            require(_added.remove(removed), SignerUnknown(removed));
        }
        require(!firstRemoved || _added.length() > 0, LastSigner());
        // forge-lint: disable-next-line(asm-keccak256)
        require(keccak256(removed) != _signedBy, RemovesItself());
        emit SignerRemoved(removed);
    }

    /// @notice The signers that were added and not removed.
    function addedSigners() external view returns (bytes[] memory) {
        return _added.values();
    }

    /// @notice The public key of the first passkey.
    function signer() public view override returns (bytes32 qx, bytes32 qy) {
        return abi.decode(Clones.fetchCloneArgs(address(this)), (bytes32, bytes32));
    }

    function _rawSignatureValidation(bytes32 hash, bytes calldata signature)
        internal
        view
        override(AbstractSigner, SignerWebAuthn)
        returns (bool)
    {
        bytes calldata by = _signerIn(signature);
        if (by.length == 0) return !firstRemoved && super._rawSignatureValidation(hash, signature);
        return
            _added.contains(by) && SignatureChecker.isValidSignatureNow(by, hash, signature[32 + by.length:]);
    }

    /// @dev Whether the signer can sign at all, as far as the chain can tell.
    function _requireUsable(bytes calldata added) private view {
        require(added.length == ADDRESS_LENGTH || added.length == PASSKEY_LENGTH, InvalidSigner(added));
        // A passkey begins with its verifier's address.
        // forge-lint: disable-next-line(unsafe-typecast)
        address named = address(bytes20(added));
        if (added.length == ADDRESS_LENGTH) {
            require(uint160(named) > RESERVED && named != address(this), InvalidOwner(named));
            return;
        }
        require(named == VERIFIER, UnknownVerifier(named));
        (bytes32 qx, bytes32 qy) = (bytes32(added[20:52]), bytes32(added[52:]));
        require(P256.isValidPublicKey(qx, qy), SignerP256InvalidPublicKey(qx, qy));
        (bytes32 firstX, bytes32 firstY) = signer();
        require(firstRemoved || qx != firstX || qy != firstY, SignerKnown(added));
    }

    /// @dev The signer that a signature names, empty for the first passkey. The first passkey's signature is `abi.encode`
    /// of the members of `WebAuthnAuth`. An added signer's starts with a word that holds the signer's length; then come
    /// the signer and its signature. The first word of a passkey's signature is `r`, which nobody can choose to be that
    /// small.
    function _signerIn(bytes calldata signature) private pure returns (bytes calldata) {
        if (signature.length < 32) return signature[:0];
        uint256 length = uint256(bytes32(signature[:32]));
        bool isAdded = length == ADDRESS_LENGTH || length == PASSKEY_LENGTH;
        return isAdded && signature.length >= 32 + length ? signature[32:32 + length] : signature[:0];
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

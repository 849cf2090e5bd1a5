// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import { PasskeyAccount } from "../../src/accounts/PasskeyAccount.sol";
import { PasskeyTest } from "../support/PasskeyTest.sol";

/// @notice Five possible signers add, remove and use each other in any order. A list of its own says who is a signer;
/// the account must agree with it after every call.
contract AccountHandler is PasskeyTest {
    uint256 private constant SIGNERS = 5;
    bool[SIGNERS] private isSigner;
    uint256 private made;
    uint256 private lastValue;

    constructor() {
        setUp();
        isSigner[0] = true;
    }

    /// @dev 0: the first passkey. 1 and 2: passkeys. 3 and 4: addresses.
    function nameOf(uint256 who) private view returns (bytes memory) {
        if (who == 0) return "";
        return who < 3 ? signerOf(SECOND + who) : abi.encodePacked(vm.addr(who));
    }

    function sign(uint256 who, PasskeyAccount.Call[] memory calls, uint256 nonce)
        private
        view
        returns (bytes memory)
    {
        bytes32 digest = digestOf(account, calls, nonce, type(uint256).max);
        if (who == 0) return assertion(PASSKEY, digest);
        if (who < 3) return addedSignature(nameOf(who), assertion(SECOND + who, digest));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(who, digest);
        return addedSignature(nameOf(who), abi.encodePacked(r, s, v));
    }

    /// @dev Whether the account made the calls.
    function attempt(PasskeyAccount.Call[] memory calls, bytes memory signature) private returns (bool) {
        try account.execute(calls, type(uint256).max, signature) {
            made += 1;
            return true;
        } catch {
            return false;
        }
    }

    function use(uint256 who, uint256 value) external {
        who %= SIGNERS;
        value = bound(value, 14, type(uint256).max);
        bool done = attempt(setTo(value), sign(who, setTo(value), account.nonce()));
        vm.assertTrue(done == isSigner[who], "only a signer is obeyed, and every signer");
        if (done) lastValue = value;
    }

    function replay(uint256 who, uint256 back) external {
        who %= SIGNERS;
        uint256 nonce = account.nonce();
        if (nonce == 0) return;
        uint256 old = nonce - 1 - bound(back, 0, nonce - 1);
        vm.assertFalse(attempt(setTo(15), sign(who, setTo(15), old)), "a used nonce");
    }

    function addSigner(uint256 by, uint256 who) external {
        (by, who) = (by % SIGNERS, 1 + who % (SIGNERS - 1));
        PasskeyAccount.Call[] memory calls =
            one(address(account), abi.encodeCall(PasskeyAccount.addSigner, (nameOf(who))));
        bool done = attempt(calls, sign(by, calls, account.nonce()));
        vm.assertTrue(done == (isSigner[by] && !isSigner[who]), "a signer adds another, once");
        if (done) isSigner[who] = true;
    }

    function removeSigner(uint256 by, uint256 who) external {
        (by, who) = (by % SIGNERS, who % SIGNERS);
        PasskeyAccount.Call[] memory calls =
            one(address(account), abi.encodeCall(PasskeyAccount.removeSigner, (nameOf(who))));
        bool done = attempt(calls, sign(by, calls, account.nonce()));
        vm.assertTrue(done == (isSigner[by] && isSigner[who] && by != who), "a signer removes another");
        if (done) isSigner[who] = false;
    }

    function othersTry(uint256 who) external {
        bytes memory name = nameOf(1 + who % (SIGNERS - 1));
        try account.addSigner(name) {
            vm.assertTrue(false, "anybody adds a signer");
        } catch { }
        try account.removeSigner(name) {
            vm.assertTrue(false, "anybody removes a signer");
        } catch { }
        (bytes32 qx, bytes32 qy) = keyOf(PASSKEY);
        bytes memory call = abi.encodeCall(PasskeyAccount.addSigner, (name));
        try factory.createAndCall(qx, qy, address(account), call) {
            vm.assertTrue(false, "the factory adds a signer");
        } catch { }
    }

    function count() private view returns (uint256 signers) {
        for (uint256 i = 0; i < SIGNERS; ++i) {
            if (isSigner[i]) signers += 1;
        }
    }

    function check() external view {
        vm.assertEq(account.nonce(), made, "one nonce for each execute");
        vm.assertEq(target.value(), lastValue, "the calls of signers alone");
        vm.assertTrue(account.firstRemoved() == !isSigner[0], "the first passkey");
        vm.assertEq(account.addedSigners().length + (isSigner[0] ? 1 : 0), count(), "the signers");
        vm.assertTrue(count() > 0, "somebody holds the account");
    }
}

/** A bug that an attacker or a careless change could bring, and that the operators cannot make. */
export interface Planted {
  file: string;
  /** What the contract does with it. */
  name: string;
  /** Texts of the source, each found once, and what stands there instead. */
  edits: readonly (readonly [from: string, to: string])[];
  /** The tests that have to notice it. */
  tests: string;
}

const ACCOUNT = 'src/accounts/PasskeyAccount.sol';
const FACTORY = 'src/accounts/PasskeyAccountFactory.sol';
const CLAIMS = 'src/game/GameClaims.sol';
const SESSIONS = 'src/game/GameSessions.sol';
const STAKES = 'src/game/GameStakes.sol';

const SKIPPED = 'if (due == 0) continue;';
const ADDED_PASSKEY =
  '_added.contains(by) && SignatureChecker.isValidSignatureNow(by, hash, signature[32 + by.length:]);';

export const planted: readonly Planted[] = [
  {
    file: CLAIMS,
    name: 'claimManyFor frees the stake of a player twice who is listed twice',
    edits: [
      [
        SKIPPED,
        'if (due == 0) { if (i > 0 && players[i] == players[i - 1]) stakes += position.amount; continue; }',
      ],
    ],
    tests: 'test/unit/claimManyFor/*',
  },
  {
    file: CLAIMS,
    name: 'claimManyFor pays a player twice who is listed twice',
    edits: [['            position.withdrawn = true;\n            stakes', '            stakes']],
    tests: 'test/unit/claimManyFor/*',
  },
  {
    file: CLAIMS,
    name: 'claimManyFor leaves out the caller',
    edits: [[SKIPPED, 'if (due == 0 || players[i] == msg.sender) continue;']],
    tests: 'test/unit/claimManyFor/*',
  },
  {
    file: CLAIMS,
    name: 'claimManyFor pays the caller',
    edits: [['safeTransfer(players[i], payouts[i])', 'safeTransfer(msg.sender, payouts[i])']],
    tests: 'test/unit/claimManyFor/*',
  },
  {
    file: SESSIONS,
    name: "a contract wallet's grant uses no nonce",
    edits: [
      [
        '_useCheckedNonce(grant.player, grant.nonce);',
        'if (grant.player.code.length == 0) _useCheckedNonce(grant.player, grant.nonce);',
      ],
    ],
    tests: 'test/unit/sessions/*',
  },
  {
    file: SESSIONS,
    name: 'a smaller permit of a grant never lowers a larger allowance',
    edits: [
      [
        'if (permit.v != 0) {',
        'if (permit.v != 0 && _token.allowance(grant.player, address(this)) < permit.value) {',
      ],
    ],
    tests: 'test/unit/sessions/*',
  },
  {
    file: SESSIONS,
    name: 'a grant can be sent without its permit',
    edits: [['allowance >= grant.inAll,', 'permit.v == 0 || allowance >= grant.inAll,']],
    tests: 'test/unit/sessions/*',
  },
  {
    file: STAKES,
    name: 'a smaller permit of a prediction never lowers a larger allowance',
    edits: [
      [
        'try _token.permit(msg.sender',
        'if (_token.allowance(msg.sender, address(this)) < amount) try _token.permit(msg.sender',
      ],
    ],
    tests: 'test/unit/makePredictionWithPermit/*',
  },
  {
    file: ACCOUNT,
    name: 'the removed first passkey still signs (ERC-1271)',
    edits: [
      ['return !firstRemoved && super.', 'return super.'],
      [
        '        emit Executed(used);',
        '        require(!firstRemoved || _signerIn(signature).length > 0, NotSignedByAccount());\n        emit Executed(used);',
      ],
    ],
    tests: 'test/accounts/*',
  },
  {
    file: ACCOUNT,
    name: 'added passkeys need no user verification',
    edits: [
      [
        'import { P256 }',
        'import { WebAuthn } from "@openzeppelin/contracts/utils/cryptography/WebAuthn.sol";\nimport { P256 }',
      ],
      [
        ADDED_PASSKEY,
        `_added.contains(by) && (by.length == PASSKEY_LENGTH ? _isUnverified(by, hash, signature[32 + by.length:]) : SignatureChecker.isValidSignatureNow(by, hash, signature[32 + by.length:]));`,
      ],
      [
        '    function _hashOf(',
        `    function _isUnverified(bytes calldata by, bytes32 hash, bytes calldata own) private view returns (bool) {
        (bool isAuth, WebAuthn.WebAuthnAuth calldata auth) = WebAuthn.tryDecodeAuth(own);
        return isAuth && WebAuthn.verify(abi.encodePacked(hash), auth, bytes32(by[20:52]), bytes32(by[52:]), false);
    }

    function _hashOf(`,
      ],
    ],
    tests: 'test/accounts/*',
  },
  {
    file: ACCOUNT,
    name: 'execute uses its nonce after the calls',
    edits: [
      ['uint256 used = nonce++;', 'uint256 used = nonce;'],
      [
        'Address.verifyCallResult(success, answer);\n        }',
        'Address.verifyCallResult(success, answer);\n        }\n        ++nonce;',
      ],
    ],
    tests: 'test/accounts/*',
  },
  {
    file: ACCOUNT,
    name: 'a call that fails without a reason is passed over',
    edits: [
      [
        'Address.verifyCallResult(success, answer);',
        'if (answer.length > 0) Address.verifyCallResult(success, answer);',
      ],
    ],
    tests: 'test/accounts/*',
  },
  {
    file: FACTORY,
    name: 'AccountCreated twice',
    edits: [
      [
        'if (account.code.length > 0) return account;',
        'if (account.code.length > 0) { emit AccountCreated(account, qx, qy); return account; }',
      ],
    ],
    tests: 'test/accounts/*',
  },
];

/** The source with the bug. Throws if the source no longer has the texts, so that no bug is lost unseen. */
export function plantByHand(source: string, { name, edits }: Planted): string {
  return edits.reduce((text, [from, to]) => {
    const isFoundOnce = text.split(from).length === 2;
    if (!isFoundOnce) throw new Error(`"${name}" does not fit the source: ${from}`);
    return text.replace(from, () => to);
  }, source);
}

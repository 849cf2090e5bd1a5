import { accountAddress, type PasskeyKey } from '@updown/contracts/accounts';
import { gameAbi, tokenAbi, accountAbi } from '@updown/protocol/generated/abi';
import { type ContractTransaction, Interface } from 'ethers';
import type { AccountLookup } from '../../chain/code';
import { makeAndCall } from '../../chain/new-account';
import { invalid } from '../../game/api-error';
import type { Kind } from './player-budget';

const account = new Interface(accountAbi);
const token = new Interface(tokenAbi);
const game = new Interface(gameAbi);

/** The calls that the operator pays for. */
const GAME_CALLS = [
  'startNewRound(uint256)',
  'makePrediction(bool,uint256)',
  'makePrediction(bool,uint256,uint256,uint256)',
  'claimRewards(uint256)',
  'claimManyRewards(uint256[])',
  'authorizeSession',
  'revokeSession',
  'setDailyLimit',
  'takeBreak',
  'invalidateNonce',
];
const ACCOUNT_CALLS = ['addSigner', 'removeSigner'];
const CLAIMS = ['claimRewards(uint256)', 'claimManyRewards(uint256[])'];
/** Each protects the player's tokens, or the player. */
const OWN_CALLS = [...CLAIMS, 'revokeSession', 'setDailyLimit', 'takeBreak', 'invalidateNonce'];

function selectors(abi: Interface, names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map((name) => abi.getFunction(name)!.selector));
}
const gameSelectors = selectors(game, GAME_CALLS);
const accountSelectors = selectors(account, ACCOUNT_CALLS);
const claimSelectors = selectors(game, CLAIMS);
const ownSelectors = new Set([
  ...selectors(game, OWN_CALLS),
  ...accountSelectors,
  ...selectors(token, ['transfer']),
]);

/** A call of the player's account. The operator does not pay for a call that sends ETH. */
export interface SignedCall {
  readonly target: string;
  readonly data: string;
}

interface Contracts {
  readonly game: string;
  readonly token: string;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function isTokenCall(data: string, { game: spender }: Contracts): boolean {
  try {
    const call = token.parseTransaction({ data });
    if (call?.name === 'transfer') return true;
    return call?.name === 'approve' && isSame(String(call.args[0]), spender);
  } catch {
    return false;
  }
}

/** Whether the operator pays for the call: of the game, of the token, or of the account's own keys. */
export function isPaidFor({ target, data }: SignedCall, player: string, contracts: Contracts) {
  const selector = data.slice(0, 10).toLowerCase();
  if (isSame(target, contracts.game)) return gameSelectors.has(selector);
  if (isSame(target, contracts.token)) return isTokenCall(data, contracts);
  return isSame(target, player) && accountSelectors.has(selector);
}

/** What the calls, which the operator pays for, are made for. */
export function kindOf(calls: readonly SignedCall[]): Kind {
  const all = (known: ReadonlySet<string>) =>
    calls.every(({ data }) => known.has(data.slice(0, 10).toLowerCase()));
  return all(claimSelectors) ? 'claim' : all(ownSelectors) ? 'own' : 'play';
}

/** The data that a signer of the account has signed. */
export interface SignedCalls {
  readonly calls: readonly SignedCall[];
  /** Unix seconds. */
  readonly deadline: number;
  readonly signature: string;
  /** Makes the account, if it does not exist. */
  readonly key?: PasskeyKey | undefined;
}

/**
 * The transaction with the player's signed calls. Throws a 400 if the operator does not pay for one of them, and if the
 * player has no account of ours: any other contract at the address would run its own code at the operator's expense.
 */
export async function executeTransaction(
  isAccount: AccountLookup,
  contracts: Contracts,
  player: string,
  { calls, deadline, signature, key }: SignedCalls,
): Promise<ContractTransaction> {
  const foreign = calls.find((call) => !isPaidFor(call, player, contracts));
  if (foreign !== undefined) {
    throw invalid(
      `The operator does not pay for the call ${foreign.data.slice(0, 10)} of ${foreign.target}. Please use a call of the game, of its token or of your own keys.`,
    );
  }
  const signed = calls.map(({ target, data }) => ({ target, value: 0n, data }));
  const data = account.encodeFunctionData('execute', [signed, deadline, signature]);
  if (await isAccount(player)) return { to: player, data };
  if (key === undefined || !isSame(accountAddress(key), player)) {
    throw invalid('This account does not exist yet, and the request has no key that makes it.');
  }
  return makeAndCall(key, player, data);
}

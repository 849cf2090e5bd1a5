import type { WalletPort, WalletRequest } from '@updown/shared';
import { CHAIN_ID, erc20Calls, GAME, gameCalls, PLAYER, TOKEN } from '@updown/shared/testing';

export const HASH = `0x${'ab'.repeat(32)}`;

export function ion(whole: number): bigint {
  return BigInt(whole) * 10n ** 18n;
}

function word(value: bigint | number | boolean): string {
  return BigInt(value).toString(16).padStart(64, '0');
}

function words(...values: (bigint | number | boolean)[]): string {
  return `0x${values.map(word).join('')}`;
}

function text(value: string): string {
  const bytes = Buffer.from(value).toString('hex');
  return words(32, value.length) + bytes.padEnd(64, '0');
}

interface Sent {
  to: string;
  data: string;
  gas: string;
}

interface Signed {
  primaryType: string;
  message: Record<string, unknown>;
}

/** An error as an EIP-1193 wallet throws it. */
export function walletError(message: string, more: object = {}): Error {
  return Object.assign(new Error(message), more);
}

/** A custom error of the contracts as a node returns it, with the arguments 1, 2 and so on. */
function revert(name: string): Error {
  const error = gameCalls.getError(name) ?? erc20Calls.getError(name);
  if (error === null) throw new Error(`The contracts have no error ${name}.`);
  const data = error.selector + error.inputs.map((_, index) => word(index + 1)).join('');
  return walletError('execution reverted', { data });
}

export const reverts = {
  AlreadyPredicted: revert('AlreadyPredicted'),
  AmountBelowMinimum: revert('AmountBelowMinimum'),
  AmountAboveMaximum: revert('AmountAboveMaximum'),
  ERC20InsufficientAllowance: revert('ERC20InsufficientAllowance'),
  RoundStillActive: revert('RoundStillActive'),
  InvalidStartingPrice: revert('InvalidStartingPrice'),
  NoRewardsToClaim: revert('NoRewardsToClaim'),
  AlreadyWithdrawn: revert('AlreadyWithdrawn'),
};

/** Topics: event, id and starter. Data: price, start, end, lock, limits, the feed's answer and the exposure. */
function roundStarted(price: bigint) {
  return {
    address: GAME.toLowerCase(),
    topics: [gameCalls.getEvent('RoundStarted')?.topicHash ?? '', words(8), words(BigInt(PLAYER))],
    data: words(price, 0, 0, 0, 0, 0, 0, 0),
  };
}

// A cache, because ethers hashes every signature again for each look-up by selector.
const functions = new Map<string, string>();
for (const calls of [erc20Calls, gameCalls]) {
  calls.forEachFunction(({ selector, name }) => functions.set(selector, name));
}

function functionOf(data: string): string {
  return functions.get(data.slice(0, 10)) ?? '';
}

/** A fake of the chain behind the player's wallet. A test sets its state. */
export function fakeChain() {
  const chain = {
    balance: ion(100_000),
    allowance: 0n,
    hasPermit: true,
    /** The code of the player's account, as the wallet reports it. */
    code: '0x' as string | null,
    /** The largest stakes of the live round with this ID. */
    largest: { roundId: 7, up: ion(3_000_000), down: ion(3_000_000) },
    /** The start price that the contract stores for a round that the player starts. */
    startedAt: 241_250_000_000n,
    round: { endTime: 1_000_300, outcome: 0, priceAtStart: 240_000_000_000n, priceAtEnd: 0n },
    position: { hasPredicted: false, up: false, withdrawn: false, claimable: 0n },
    sent: [] as Sent[],
    signed: [] as Signed[],
    /** The errors that the wallet throws, by method. */
    throws: {} as Record<string, Error>,
    /** The effect of a mined transaction. */
    onSent: (_transaction: Sent): void => undefined,
    /** The wallet waits for this before it signs or sends; resolved by default. */
    signature: Promise.resolve(),
  };

  // Keyed by function name.
  const reads: Record<string, () => string> = {
    // Round ID, free reserve, the largest stake on UP and on DOWN.
    getStakeRoom: () => {
      const { roundId, up, down } = chain.largest;
      return words(roundId, ion(100_000_000), up, down);
    },
    balanceOf: () => words(chain.balance),
    name: () => text('Ion'),
    symbol: () => text('ION'),
    decimals: () => words(18),
    allowance: () => words(chain.allowance),
    nonces: () => words(4),
    // Fields, name, version, chainId, verifyingContract, salt, extensions.
    eip712Domain: () => {
      if (!chain.hasPermit) throw walletError('execution reverted');
      const head = words(15n << 248n, 224, 288, CHAIN_ID, BigInt(TOKEN), 0, 352);
      return head + text('Ion').slice(66) + text('1').slice(66) + words(0).slice(2);
    },
    // ID, start, end, lock, priceAtStart, priceAtEnd, outcome, up, down, minimum, maximum, exposure, answer.
    getRound: () => {
      const { endTime, outcome, priceAtStart, priceAtEnd } = chain.round;
      return words(
        7,
        endTime - 300,
        endTime,
        0,
        priceAtStart,
        priceAtEnd,
        outcome,
        0,
        0,
        0,
        0,
        0,
        0,
      );
    },
    // hasPredicted, up, withdrawn, amount, potentialRewards, claimable, outcome.
    getPosition: () => {
      const { hasPredicted, up, withdrawn, claimable } = chain.position;
      return words(hasPredicted, up, withdrawn, ion(30_000), 0, claimable, chain.round.outcome);
    },
  };

  const answers: Record<string, (request: WalletRequest) => unknown> = {
    eth_getCode: () => chain.code,
    eth_call: ({ params }) => {
      const [{ data }] = params as [Sent];
      return reads[functionOf(data)]?.() ?? '0x';
    },
    eth_signTypedData_v4: async ({ params }) => {
      await chain.signature;
      chain.signed.push(JSON.parse((params as string[])[1] ?? '') as Signed);
      return `0x${'11'.repeat(32)}${'22'.repeat(32)}1b`;
    },
    eth_estimateGas: () => '0x1e848',
    eth_sendTransaction: async ({ params }) => {
      await chain.signature;
      const [transaction] = params as [Sent];
      chain.sent.push(transaction);
      chain.onSent(transaction);
      return HASH;
    },
    eth_getTransactionReceipt: () => ({
      status: '0x1',
      blockNumber: '0x7',
      gasUsed: '0x5208',
      effectiveGasPrice: '0x3b9aca00',
      from: PLAYER,
      logs: [roundStarted(chain.startedAt)],
    }),
  };

  const wallet: WalletPort = {
    request: async (request) => {
      const isRead = request.method === 'eth_call' && 'from' in (request.params as [object])[0];
      const thrown = chain.throws[isRead ? 'simulate' : request.method];
      if (thrown !== undefined) throw thrown;
      return await answers[request.method]?.(request);
    },
  };
  return { chain, wallet };
}

export type FakeChain = ReturnType<typeof fakeChain>['chain'];

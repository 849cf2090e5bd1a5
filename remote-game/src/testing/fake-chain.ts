import type { WalletPort, WalletRequest } from '@updown/shared';

export const PLAYER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const TOKEN = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';
export const GAME = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
export const CHAIN_ID = 31337;
export const HASH = `0x${'ab'.repeat(32)}`;

export const ion = (whole: number): bigint => BigInt(whole) * 10n ** 18n;

const word = (value: bigint | number | boolean): string =>
  BigInt(value).toString(16).padStart(64, '0');

const words = (...values: (bigint | number | boolean)[]): string =>
  `0x${values.map(word).join('')}`;

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

/** What an EIP-1193 wallet throws. */
export const walletError = (message: string, more: object = {}): Error =>
  Object.assign(new Error(message), more);

/** The errors of the contract, as a node gives them back. */
export const reverts = {
  AlreadyPredicted: walletError('execution reverted', {
    data: `0x7fc06f4c${words(1, 2).slice(2)}`,
  }),
  AmountBelowMinimum: walletError('execution reverted', {
    data: `0x30196ade${words(1, 2).slice(2)}`,
  }),
  AmountAboveMaximum: walletError('execution reverted', {
    data: `0xa8792b54${words(1, 2).slice(2)}`,
  }),
  ERC20InsufficientAllowance: walletError('execution reverted', {
    data: `0xfb8f41b2${words(1, 2, 3).slice(2)}`,
  }),
  RoundStillActive: walletError('execution reverted', {
    data: `0xa03f2445${words(1, 2).slice(2)}`,
  }),
  InvalidStartingPrice: walletError('execution reverted', {
    data: `0x38cc2f11${words(1, 2).slice(2)}`,
  }),
  NoRewardsToClaim: walletError('execution reverted', {
    data: `0xebf2b307${words(1, 2).slice(2)}`,
  }),
  AlreadyWithdrawn: walletError('execution reverted', {
    data: `0x9dabae07${words(1, 2).slice(2)}`,
  }),
};

/** A chain at the edge of the page: the player's wallet asks it, a test sets what it knows. */
export function fakeChain() {
  const chain = {
    balance: ion(100_000),
    allowance: 0n,
    hasPermit: true,
    /** What the live round, of that number, still takes on either side. */
    largest: { roundId: 7, up: ion(3_000_000), down: ion(3_000_000) },
    round: { outcome: 0, priceAtStart: 240_000_000_000n, priceAtEnd: 0n },
    position: { hasPredicted: false, up: false, withdrawn: false, claimable: 0n },
    sent: [] as Sent[],
    signed: [] as Signed[],
    /** Thrown where the wallet is asked for the method. */
    throws: {} as Record<string, Error>,
    /** What a transaction changes when it is mined. */
    onSent: (_transaction: Sent): void => undefined,
    /** Resolves a signature that waits for the player; by default nobody waits. */
    signature: Promise.resolve(),
  };

  const reads: Record<string, (data: string) => string> = {
    // getStakeRoom: round id, free reserve, the largest stake on UP and on DOWN
    '0xe91bd93b': () => {
      const { roundId, up, down } = chain.largest;
      return words(roundId, ion(100_000_000), up, down);
    },
    '0x70a08231': () => words(chain.balance),
    '0x06fdde03': () => text('Ion'),
    '0x95d89b41': () => text('ION'),
    '0x313ce567': () => words(18),
    '0xdd62ed3e': () => words(chain.allowance),
    // nonces, eip712Domain: fields, name, version, chainId, verifyingContract, salt, extensions
    '0x7ecebe00': () => words(4),
    '0x84b0196e': () => {
      if (!chain.hasPermit) throw walletError('execution reverted');
      const head = words(15n << 248n, 224, 288, CHAIN_ID, BigInt(TOKEN), 0, 352);
      return head + text('Ion').slice(66) + text('1').slice(66) + words(0).slice(2);
    },
    // getRound: id, start, end, lock, priceAtStart, priceAtEnd, outcome, up, down, minimum, maximum
    '0x8f1327c0': () => {
      const { outcome, priceAtStart, priceAtEnd } = chain.round;
      return words(7, 0, 0, 0, priceAtStart, priceAtEnd, outcome, 0, 0, 0, 0);
    },
    // getPosition: hasPredicted, up, withdrawn, amount, potentialRewards, claimable, outcome
    '0xd29f541d': () => {
      const { hasPredicted, up, withdrawn, claimable } = chain.position;
      return words(hasPredicted, up, withdrawn, ion(30_000), 0, claimable, chain.round.outcome);
    },
  };

  const answers: Record<string, (request: WalletRequest) => unknown> = {
    eth_call: ({ params }) => {
      const [{ data }] = params as [Sent];
      return reads[data.slice(0, 10)]?.(data) ?? '0x';
    },
    eth_signTypedData_v4: async ({ params }) => {
      await chain.signature;
      chain.signed.push(JSON.parse((params as string[])[1] ?? '') as Signed);
      return `0x${'11'.repeat(32)}${'22'.repeat(32)}1b`;
    },
    eth_estimateGas: () => '0x186a0',
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

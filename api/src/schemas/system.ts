import { Type, type Static } from 'typebox';
import { Address, Milliseconds, PriceInput } from './common';

/** What a page must know of this deployment before it can offer anything. */
export const Config = Type.Object(
  {
    chainId: Type.Integer(),
    /** The network's name as the pages show it: 'Ethereum Mainnet', 'Sepolia Testnet', 'Local Chain'. */
    network: Type.String(),
    /** The block explorer's address, or null where the network has none. */
    explorerUrl: Type.Union([Type.String(), Type.Null()]),
    /** A JSON-RPC address that a browser may use, or null. */
    rpcUrl: Type.Union([Type.String(), Type.Null()]),
    isLocal: Type.Boolean(),
    contracts: Type.Object({ game: Address, token: Address, feed: Address }),
    token: Type.Object({ name: Type.String(), symbol: Type.String(), decimals: Type.Integer() }),
    roundDuration: Type.Integer(),
    /** Seconds before a round's end at which betting closes (for rounds that start now). */
    predictionLock: Type.Integer(),
    /** Whether the operator sends predictions and claims and pays their gas. */
    sponsorsGas: Type.Boolean(),
    version: Type.String(),
  },
  { title: 'Config' },
);
export type Config = Static<typeof Config>;

/** The game's clock: block time, carried on by the server's clock between blocks. */
export const TimeResponse = Type.Object({ now: Milliseconds }, { title: 'TimeResponse' });

export const Health = Type.Object(
  { status: Type.Literal('ok'), uptime: Type.Number() },
  { title: 'Health' },
);
export const Ready = Type.Object(
  {
    ready: Type.Boolean(),
    indexedBlock: Type.Integer(),
    chainBlock: Type.Integer(),
  },
  { title: 'Ready' },
);

export const SteerPriceBody = Type.Object(
  {
    /** Null lets the price walk again. One schema of two types, not a union: a union's coercion makes 0 of null. */
    price: Type.Unsafe<number | null>({ ...PriceInput, type: ['number', 'null'] }),
  },
  { title: 'SteerPriceBody' },
);
export const FaucetBody = Type.Object({ address: Address }, { title: 'FaucetBody' });

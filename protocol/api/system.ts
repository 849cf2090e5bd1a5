import { Type, type Static } from 'typebox';
import { Address, Milliseconds, PriceInput } from './common';

/** The deployment's configuration, for the pages. */
export const Config = Type.Object(
  {
    chainId: Type.Integer(),
    /** The network's display name: 'Ethereum Mainnet', 'Sepolia Testnet', 'Local Chain'. */
    network: Type.String(),
    /** The URL of the block explorer; null if the network has none. */
    explorerUrl: Type.Union([Type.String(), Type.Null()]),
    /** A JSON-RPC URL for browsers, or null. */
    rpcUrl: Type.Union([Type.String(), Type.Null()]),
    isLocal: Type.Boolean(),
    contracts: Type.Object({ game: Address, token: Address, feed: Address }),
    token: Type.Object({ name: Type.String(), symbol: Type.String(), decimals: Type.Integer() }),
    roundDuration: Type.Integer(),
    /** How many seconds before the end predictions close, for rounds that start now. */
    predictionLock: Type.Integer(),
    /** Whether the operator sends predictions and claims, and pays the gas. */
    sponsorsGas: Type.Boolean(),
    /** How many seconds after a round's result the operator pays its players; null if they claim themselves. */
    payOutSeconds: Type.Union([Type.Integer(), Type.Null()]),
    /** Whether the operator starts the next round when one has ended. */
    startsRounds: Type.Boolean(),
    /** Whether a player can use a passkey as a wallet. */
    passkeys: Type.Boolean(),
    version: Type.String(),
  },
  { title: 'Config' },
);
export type Config = Static<typeof Config>;

/** The game's clock: block time, advanced by the server's clock between blocks. */
export const TimeResponse = Type.Object({ now: Milliseconds }, { title: 'TimeResponse' });

export const Health = Type.Object(
  { status: Type.Literal('ok'), uptime: Type.Number() },
  { title: 'Health' },
);
export const Ready = Type.Object(
  {
    ready: Type.Boolean(),
    /** Why the process is not ready, in a sentence. */
    reason: Type.Union([Type.String(), Type.Null()]),
    indexedBlock: Type.Integer(),
    chainBlock: Type.Integer(),
  },
  { title: 'Ready' },
);
export type Ready = Static<typeof Ready>;

export const OverridePriceBody = Type.Object(
  {
    /**
     * Null ends the override. One schema with two types instead of a union, because coercion in a union turns null
     * into 0.
     */
    price: Type.Unsafe<number | null>({ ...PriceInput, type: ['number', 'null'] }),
  },
  { title: 'OverridePriceBody' },
);
export const FaucetBody = Type.Object({ address: Address }, { title: 'FaucetBody' });

import { type Static, Type } from 'typebox';
import { Address, ExpiryInput, Hash, TypedSignature } from './common';

const MOST_CALLS = 8;

/** The data of a call, in hexadecimal. */
const CallData = Type.String({ pattern: '^0x([0-9a-fA-F]{2})*$', maxLength: 10_000 });

const signedCalls = {
  /** Calls of the game, the token or the account's own keys. All of them are made, or none. */
  calls: Type.Array(Type.Object({ target: Address, data: CallData }), {
    minItems: 1,
    maxItems: MOST_CALLS,
  }),
  /** The deadline of the signature. */
  deadline: ExpiryInput,
  signature: TypedSignature,
};
const FirstKey = Type.Object({ qx: Hash, qy: Hash });

/** Calls that a key of the player's account has signed (`execute`), with the account's next nonce. */
export const ExecuteBody = Type.Object(
  {
    ...signedCalls,
    /** The public key of the account's first passkey, if the account does not exist yet. */
    key: Type.Optional(FirstKey),
  },
  { title: 'ExecuteBody' },
);
export type ExecuteBody = Static<typeof ExecuteBody>;

/** Calls that an account's first passkey has signed. The key decides which account it is. */
export const OpenBody = Type.Object({ ...signedCalls, key: FirstKey }, { title: 'OpenBody' });
export type OpenBody = Static<typeof OpenBody>;

/** The calls are sent, and not mined yet. */
export const SentResponse = Type.Object(
  {
    success: Type.Literal(true),
    message: Type.String(),
    data: Type.Object({ transactionHash: Hash }),
  },
  { title: 'SentResponse' },
);

/** A read of the chain, as JSON-RPC without its frame. */
export const NodeRequest = Type.Object(
  {
    method: Type.Enum([
      'eth_blockNumber',
      'eth_call',
      'eth_getBalance',
      'eth_getCode',
      'eth_getTransactionByHash',
      'eth_getTransactionCount',
      'eth_getTransactionReceipt',
    ]),
    params: Type.Array(Type.Unknown(), { maxItems: 2 }),
  },
  { title: 'NodeRequest' },
);
export type NodeRequest = Static<typeof NodeRequest>;

export const NodeAnswer = Type.Object(
  {
    /** Null with an error, and for what the chain does not know. */
    result: Type.Unknown(),
    error: Type.Optional(
      Type.Object({
        code: Type.Integer(),
        message: Type.String(),
        /** The data of a revert. */
        data: Type.Optional(Type.Unknown()),
      }),
    ),
  },
  { title: 'NodeAnswer' },
);
export type NodeAnswer = Static<typeof NodeAnswer>;

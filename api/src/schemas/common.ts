import { Type, type Static } from 'typebox';

/** A wallet address, any case. */
export const Address = Type.String({ pattern: '^0x[0-9a-fA-F]{40}$' });

export const Hash = Type.String({ pattern: '^0x[0-9a-fA-F]{64}$' });

/** A token amount in whole tokens, as a decimal string, so that no digit is lost: "30000", "0.5". */
export const Amount = Type.String({ pattern: '^\\d+(\\.\\d{1,18})?$' });

/** A token amount from a caller: a decimal string or a number, in whole tokens. */
export const AmountInput = Type.Union([Amount, Type.Number({ minimum: 0 })]);

/** A price in USD per ETH; the chain has 8 decimals of it, which a double holds. */
export const Price = Type.Number({ minimum: 0 });

/** A price from a caller: far above any that the feed would take, far below what its whole numbers hold. */
export const PriceInput = Type.Number({ minimum: 0, maximum: 1e9 });

/** Unix seconds of block time. */
export const Seconds = Type.Integer({ minimum: 0 });

/** Unix seconds from a caller, until which something is good. */
export const ExpiryInput = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** Unix milliseconds. */
export const Milliseconds = Type.Integer({ minimum: 0 });

export const RoundId = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });

export const Direction = Type.Enum(['UP', 'DOWN'], { title: 'Direction' });

export const ApiError = Type.Object(
  {
    success: Type.Literal(false),
    /** A short stable code, such as `not_found`. */
    error: Type.String(),
    /** What happened and what to do, for a person. */
    message: Type.String(),
  },
  { title: 'ApiError' },
);
export type ApiError = Static<typeof ApiError>;

export const Ok = Type.Object(
  { success: Type.Literal(true), message: Type.Optional(Type.String()) },
  { title: 'Ok' },
);

/** A transaction that the operator sent and paid. */
export const TransactionResult = Type.Object(
  {
    transactionHash: Hash,
    gasUsed: Type.String(),
    /** In ETH. */
    gasCost: Type.String(),
    paidBy: Address,
    network: Type.String(),
  },
  { title: 'TransactionResult' },
);

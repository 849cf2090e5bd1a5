import { type Static, Type } from 'typebox';

export function nullable<Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}

/** A wallet address, in upper or lower case. */
export const Address = Type.String({ pattern: '^0x[0-9a-fA-F]{40}$' });

/** The error message for an invalid address. */
export const ADDRESS_FORM = 'An address is 0x followed by 40 hexadecimal digits.';

export const Hash = Type.String({ pattern: '^0x[0-9a-fA-F]{64}$' });

/** A token amount in whole tokens, as a decimal string so that no digit is lost: "30000", "0.5". */
export const Amount = Type.String({ pattern: '^\\d+(\\.\\d{1,18})?$' });

/** An `Amount` that may be negative, such as a loss: "-30000". */
export const SignedAmount = Type.String({ pattern: '^-?\\d+(\\.\\d{1,18})?$' });

/** A token amount in base units, as an integer string. */
export const BaseUnits = Type.String({ pattern: '^\\d+$' });
export const SignedBaseUnits = Type.String({ pattern: '^-?\\d+$' });

/** A token amount from a caller: a decimal string or a number, in whole tokens. */
export const AmountInput = Type.Union([Amount, Type.Number({ minimum: 0 })]);

/** A price in USD per ETH. On the chain it has 8 decimals, which fit a double. */
export const Price = Type.Number({ minimum: 0 });

/** A price from a caller. The maximum is far above any price that the feed accepts, and safe to convert. */
export const PriceInput = Type.Number({ minimum: 0, maximum: 1e9 });

/** Unix seconds of block time. */
export const Seconds = Type.Integer({ minimum: 0 });

/** Unix seconds from a caller: the time at which something expires. */
export const ExpiryInput = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** Unix milliseconds. */
export const Milliseconds = Type.Integer({ minimum: 0 });

/** The error message for a round ID out of range. */
export const ROUND_ID_RANGE = 'A round ID is a whole number from 1 to 2,147,483,647.';
export const RoundId = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });

export const Direction = Type.Enum(['UP', 'DOWN'], { title: 'Direction' });

export const ErrorBody = Type.Object(
  {
    success: Type.Literal(false),
    /** A short stable code, such as `not_found`. */
    error: Type.String(),
    /** A message for the user: the cause and the remedy. */
    message: Type.String(),
  },
  { title: 'ApiError' },
);
export type ErrorBody = Static<typeof ErrorBody>;

export const Ok = Type.Object(
  { success: Type.Literal(true), message: Type.Optional(Type.String()) },
  { title: 'Ok' },
);

/** A transaction that the operator sent and paid for. */
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

/** A signature of typed data, in any format of a contract wallet. */
export const TypedSignature = Type.String({
  pattern: '^0x([0-9a-fA-F]{2})*$',
  maxLength: 20_000,
});

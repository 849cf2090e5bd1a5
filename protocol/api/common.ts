import { type Static, Type } from 'typebox';

export function nullable<Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}

/** A wallet address, in upper or lower case. */
export const Address = Type.String({ pattern: '^0x[0-9a-fA-F]{40}$' });

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

export const RoundId = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 });

export const Direction = Type.Enum(['UP', 'DOWN'], { title: 'Direction' });

export const ErrorBody = Type.Object(
  {
    success: Type.Literal(false),
    error: Type.String({
      description:
        'The stable code of the cause, such as `minimum_stake`. `protocol/errors/texts.ts` lists those that a person reads.',
    }),
    message: Type.String({ description: 'English: the cause and the remedy.' }),
    params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]), {
      description:
        'The values of the cause, for a text in the language of the reader: amounts are decimal strings in base units, times are Unix seconds. Empty if the cause has none.',
    }),
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
export type TransactionResult = Static<typeof TransactionResult>;

/** A signature of typed data, in any format of a contract wallet. */
export const TypedSignature = Type.String({
  pattern: '^0x([0-9a-fA-F]{2})*$',
  maxLength: 20_000,
});

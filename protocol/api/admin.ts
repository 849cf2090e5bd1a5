import { Type, type Static } from 'typebox';
import {
  Address,
  Amount,
  AmountInput,
  ExpiryInput,
  Hash,
  nullable,
  PriceInput,
  RoundId,
} from './common';

export const ContractInfo = Type.Object(
  {
    contractAddress: Address,
    contractBalance: Amount,
    gameManagerAddress: Address,
    /** In ETH, for gas. */
    gameManagerBalance: Type.String(),
    totalRounds: Type.Integer({ minimum: 0 }),
    totalTokensBurned: Amount,
    currentHouseBalance: Amount,
    currentRewardPool: Amount,
    totalLockedTokens: Amount,
  },
  { title: 'ContractInfo' },
);
export type ContractInfo = Static<typeof ContractInfo>;

export const OwnerInfo = Type.Object(
  {
    isOwner: Type.Boolean(),
    isGameManager: Type.Boolean(),
    owner: Address,
    gameManager: Address,
    currentWallet: Type.Union([Address, Type.Null()]),
  },
  { title: 'OwnerInfo' },
);
export type OwnerInfo = Static<typeof OwnerInfo>;

/**
 * The admin's signature over the command (EIP-712, see `adminCommandTypes`). The signature is valid once, and for at
 * most ten minutes.
 */
export const AdminProof = Type.Object(
  {
    nonce: Hash,
    /** Unix seconds of the game's clock. */
    expiresAt: ExpiryInput,
    signature: Type.String({ pattern: '^0x([0-9a-fA-F]{2})+$', maxLength: 10_000 }),
  },
  { title: 'AdminProof' },
);
export type AdminProof = Static<typeof AdminProof>;

/**
 * The server rejects a command without a proof. The property is optional in the schema, so that the error can explain
 * this.
 */
const proof = Type.Optional(AdminProof);
/** No other properties are allowed, so that the server executes only signed arguments. */
const closed = { additionalProperties: false };

export const StartRoundBody = Type.Object(
  { price: Type.Optional(PriceInput), proof },
  { title: 'StartRoundBody', ...closed },
);
export const ResolveRoundBody = Type.Object(
  { roundId: RoundId, price: Type.Optional(PriceInput), proof },
  { title: 'ResolveRoundBody', ...closed },
);
export const VoidRoundBody = Type.Object(
  { roundId: RoundId, proof },
  { title: 'VoidRoundBody', ...closed },
);
export const AmountBody = Type.Object(
  { amount: AmountInput, proof },
  { title: 'AmountBody', ...closed },
);

export const NameBody = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 100 }), proof },
  { title: 'NameBody', ...closed },
);

export const AdminResult = Type.Object(
  {
    success: Type.Literal(true),
    message: Type.String(),
    data: Type.Object({
      transactionHash: nullable(
        Type.String({ description: 'Null for a command that changes nothing on the chain.' }),
      ),
      player: Type.Optional(
        nullable(Type.String({ description: 'Who has the name; null if nobody has it.' })),
      ),
      roundId: Type.Optional(RoundId),
      isVoid: Type.Optional(
        Type.Boolean({
          description: 'Whether the round became void because its price came too late.',
        }),
      ),
    }),
  },
  { title: 'AdminResult' },
);
export type AdminResult = Static<typeof AdminResult>;

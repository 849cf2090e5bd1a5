import { Type, type Static } from 'typebox';
import { Address, Amount, AmountInput, Hash, Price, RoundId } from './common';

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

/** The admin's signature over the command (EIP-712, see `adminCommandTypes`): good once, and for ten minutes at most. */
export const AdminProof = Type.Object(
  {
    nonce: Hash,
    /** Unix seconds of the game's clock. */
    expiresAt: Type.Integer({ minimum: 0 }),
    signature: Type.String({ pattern: '^0x([0-9a-fA-F]{2})+$', maxLength: 10_000 }),
  },
  { title: 'AdminProof' },
);
export type AdminProof = Static<typeof AdminProof>;

/** Without it the command is refused: it is optional so that the refusal can say so. */
const proof = Type.Optional(AdminProof);

export const StartRoundBody = Type.Object(
  { price: Type.Optional(Price), proof },
  { title: 'StartRoundBody' },
);
export const ResolveRoundBody = Type.Object(
  { roundId: RoundId, price: Type.Optional(Price), proof },
  { title: 'ResolveRoundBody' },
);
export const VoidRoundBody = Type.Object({ roundId: RoundId, proof }, { title: 'VoidRoundBody' });
export const AmountBody = Type.Object({ amount: AmountInput, proof }, { title: 'AmountBody' });

export const AdminResult = Type.Object(
  {
    success: Type.Literal(true),
    message: Type.String(),
    data: Type.Object({
      transactionHash: Type.String(),
      roundId: Type.Optional(RoundId),
    }),
  },
  { title: 'AdminResult' },
);

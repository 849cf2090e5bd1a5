import { Type } from 'typebox';
import { Address, Amount, AmountInput, Price, RoundId } from './common';

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

export const StartRoundBody = Type.Object(
  { price: Type.Optional(Price) },
  { title: 'StartRoundBody' },
);
export const ResolveRoundBody = Type.Object(
  { roundId: RoundId, price: Type.Optional(Price) },
  { title: 'ResolveRoundBody' },
);
export const AmountBody = Type.Object({ amount: AmountInput }, { title: 'AmountBody' });

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

import { predictionDomain, predictionTypes } from '@updown/contracts';
import {
  formatEther,
  getAddress,
  type ContractTransaction,
  type JsonRpcProvider,
  type TransactionReceipt,
  TypedDataEncoder,
} from 'ethers';
import type { Account } from '../../chain/accounts/account';
import { NotSent } from '../../chain/accounts/not-sent';
import type { ChainClock } from '../../chain/clock';
import { gameFor, type Contracts } from '../../chain/contracts';
import type { Deployment } from '../../chain/deployment';
import { createSignatureSupport, normalised } from '../../chain/player-signature';
import { badRequest, conflict } from '../../game/api-error';
import type { Positions } from '../../state/players/positions';
import type { ReadModel } from '../../state/read-model/read-model';
import { estimate, payWithin } from '../gas/pay';
import { executeTransaction, type SignedCalls } from './account-calls';
import { assertCanPredict } from './check-prediction';
import type { PlayerBudget } from './player-budget';
import { createQuickPlay } from './quick-play';

interface Options {
  readonly account: Account;
  readonly provider: JsonRpcProvider;
  readonly contracts: Contracts;
  readonly deployment: Deployment;
  readonly clock: ChainClock;
  readonly readModel: Pick<ReadModel, 'latestRound' | 'round'>;
  readonly positions: Positions;
  readonly budget: PlayerBudget;
  /** The maximum gas of a call. */
  readonly mostGas: bigint;
  readonly network: string;
}

const UNCHECKED =
  'The contract that acts for your account does not check signatures, so gas is not free for you. Please send the transaction with your wallet.';

export interface Prediction {
  readonly up: boolean;
  readonly amount: bigint;
}

/** Sends players' signed predictions and claims at the operator's expense. */
export function createRelay(options: Options) {
  const { account, provider, contracts, deployment, clock, readModel, positions, mostGas } =
    options;
  const game = gameFor(deployment, { provider: null });
  const domain = predictionDomain(deployment.chainId, deployment.game);
  const canCheck = createSignatureSupport(provider);

  const mostCost = async (transaction: ContractTransaction): Promise<bigint> => {
    const { gas, most } = await estimate({ account, provider }, transaction);
    // The game calls a contract wallet to check its signature, which may use any amount of gas.
    if (gas > mostGas) {
      throw conflict(
        `This takes ${gas} gas, but the operator pays for at most ${mostGas}. Please send the transaction with your wallet.`,
      );
    }
    return most;
  };

  const resultOf = (receipt: TransactionReceipt) => ({
    transactionHash: receipt.hash,
    gasUsed: receipt.gasUsed.toString(),
    gasCost: formatEther(receipt.fee),
    paidBy: getAddress(account.address),
    network: options.network,
  });

  const pay = async (player: string, transaction: ContractTransaction) => {
    try {
      const reservation = await options.budget.reserve(player, await mostCost(transaction));
      return resultOf(await payWithin(account, reservation, transaction, { mostGas }));
    } catch (error) {
      if (!(error instanceof NotSent)) throw error;
      throw conflict(
        'The operator could not send the transaction. Please send it with your wallet.',
      );
    }
  };

  const checked = async (player: string, { up, amount }: Prediction) => {
    const round = readModel.latestRound();
    const own = round && (await positions.in(round.id, player));
    const { id, lock_time } = assertCanPredict({
      round,
      amount,
      now: clock.now(),
      balance: await contracts.tokenBalance(player),
      hasPredicted: own !== undefined,
    });
    const nonce = await contracts.nonce(player);
    return { message: { player: getAddress(player), roundId: id, up, amount, nonce }, lock_time };
  };

  const quickPlay = createQuickPlay({ game, domain, nonce: contracts.nonce, pay });

  return {
    /** Whether the operator can send the player's predictions. */
    serves: canCheck,

    /** The data that the player has to sign, valid until predictions close. */
    toSign: async (player: string, prediction: Prediction) => {
      if (!(await canCheck(player))) throw conflict(UNCHECKED);
      const { message, lock_time } = await checked(player, prediction);
      const { amount, nonce, ...rest } = message;
      return {
        domain,
        types: predictionTypes,
        primaryType: 'SignedPrediction',
        message: { ...rest, amount: `${amount}`, nonce: `${nonce}`, deadline: lock_time },
      };
    },

    predict: async (
      player: string,
      prediction: Prediction,
      signature: string,
      deadline: number | undefined,
    ) => {
      if (deadline === undefined) throw badRequest('The signed deadline is missing.');
      const { message } = await checked(player, prediction);
      const call = game.getFunction('makePredictionFor');
      const signed = { ...message, deadline };
      const hash = TypedDataEncoder.hash(domain, predictionTypes, signed);
      const own = normalised(signature, hash, player);
      return pay(player, await call.populateTransaction(signed, own));
    },

    /** Sends a prediction that the key of the player's session has signed. */
    predictBySession: async (
      player: string,
      prediction: Prediction,
      signature: string,
      deadline: number,
    ) => {
      const { nonce: _, ...message } = (await checked(player, prediction)).message;
      return quickPlay.predict({ ...message, deadline }, signature);
    },

    quickPlay,

    /** Sends calls that a key of the player's account has signed. */
    execute: async (player: string, signed: SignedCalls) =>
      pay(player, await executeTransaction(provider, deployment, player, signed)),

    claim: async (player: string, roundId: number) => {
      if (readModel.round(roundId) === undefined) {
        throw conflict('No rewards available to claim for this round.');
      }
      const call = game.getFunction('claimRewardsFor');
      return pay(player, await call.populateTransaction(player, roundId));
    },
  };
}

export type Relay = ReturnType<typeof createRelay>;

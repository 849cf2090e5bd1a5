import { predictionDomain, predictionTypes } from '@updown/contracts';
import {
  formatEther,
  getAddress,
  type ContractTransaction,
  type JsonRpcProvider,
  type TransactionReceipt,
} from 'ethers';
import type { Account } from '../accounts/account';
import { estimateGas } from '../accounts/estimate';
import { feesOf } from '../accounts/fees';
import { NotSent } from '../accounts/not-sent';
import type { ChainClock } from '../chain/clock';
import { gameFor, type Contracts } from '../chain/contracts';
import type { Deployment } from '../chain/deployment';
import { ContractRefusal } from '../chain/refusal';
import type { Positions } from '../players/positions';
import { badRequest, conflict } from '../problem';
import type { ReadModel } from '../state/read-model';
import type { Budget, Reservation } from './budget';
import { assertCanPredict } from './check-prediction';

interface Options {
  readonly account: Account;
  readonly provider: JsonRpcProvider;
  readonly contracts: Contracts;
  readonly deployment: Deployment;
  readonly clock: ChainClock;
  readonly readModel: Pick<ReadModel, 'latestRound' | 'round'>;
  readonly positions: Positions;
  readonly budget: Budget;
  readonly network: string;
}

export interface Prediction {
  readonly up: boolean;
  readonly amount: bigint;
}

/** The largest gas that a relayed call may take, over what it is estimated to: as the accounts add. */
const spareGas = 120n;

/** Sends players' signed predictions and their claims, at the operator's cost. */
export const createRelay = (options: Options) => {
  const { account, provider, contracts, deployment, clock, readModel, positions } = options;
  const game = gameFor(deployment, { provider: null });

  const mostCost = async (transaction: ContractTransaction): Promise<bigint> => {
    const gas = await estimateGas(provider, account.address, transaction);
    const { maxFeePerGas } = feesOf(await provider.getFeeData());
    return (gas * maxFeePerGas * spareGas) / 100n;
  };

  const resultOf = (receipt: TransactionReceipt) => ({
    transactionHash: receipt.hash,
    gasUsed: receipt.gasUsed.toString(),
    gasCost: formatEther(receipt.fee),
    paidBy: getAddress(account.address),
    network: options.network,
  });

  const payWithin = async (reservation: Reservation, transaction: ContractTransaction) => {
    const mined: bigint[] = [];
    try {
      const onMined = ({ fee }: TransactionReceipt) => void mined.push(fee);
      return resultOf(await account.send(transaction, { onMined }));
    } catch (error) {
      const isUnsent = error instanceof NotSent || error instanceof ContractRefusal;
      // Of what was lost on its way nobody knows whether it was paid for: what is set aside stays.
      if (isUnsent && mined.length === 0) await reservation.release();
      throw error;
    } finally {
      for (const fee of mined) await reservation.book(fee);
    }
  };

  const pay = async (player: string, transaction: ContractTransaction) => {
    try {
      const reservation = await options.budget.reserve(player, await mostCost(transaction));
      return await payWithin(reservation, transaction);
    } catch (error) {
      if (!(error instanceof NotSent)) throw error;
      throw conflict('The operator could not send it. Please send it with your wallet.');
    }
  };

  const checked = async (player: string, { up, amount }: Prediction) => {
    const round = readModel.latestRound();
    const own = round && (await positions.in(round.id, player));
    const { id, lock_time } = assertCanPredict({
      ...{ round, amount },
      now: clock.now(),
      balance: await contracts.tokenBalance(player),
      hasPredicted: own !== undefined,
    });
    const nonce = await contracts.nonce(player);
    return { message: { player: getAddress(player), roundId: id, up, amount, nonce }, lock_time };
  };

  return {
    /** What the player has to sign: good until betting closes. */
    toSign: async (player: string, prediction: Prediction) => {
      const { message, lock_time } = await checked(player, prediction);
      const { amount, nonce, ...rest } = message;
      return {
        domain: predictionDomain(deployment.chainId, deployment.game),
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
      if (deadline === undefined) throw badRequest('The deadline that was signed is missing.');
      const { message } = await checked(player, prediction);
      const call = game.getFunction('makePredictionFor');
      const signed = { ...message, deadline };
      return pay(player, await call.populateTransaction(signed, signature));
    },

    claim: async (player: string, roundId: number) => {
      if (readModel.round(roundId) === undefined)
        throw conflict('No rewards available to claim for this round.');
      const call = game.getFunction('claimRewardsFor');
      return pay(player, await call.populateTransaction(player, roundId));
    },
  };
};

export type Relay = ReturnType<typeof createRelay>;

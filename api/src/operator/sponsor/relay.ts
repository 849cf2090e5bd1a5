import { predictionDomain, predictionTypes } from '@updown/protocol/eip712';
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
import { createAccountLookup } from '../../chain/code';
import { gameFor, type Contracts } from '../../chain/contracts';
import type { Deployment } from '../../chain/deployment';
import { createSignatureSupport, normalised } from '../../chain/player-signature';
import { conflict, invalid } from '../../game/api-error';
import type { Positions } from '../../state/players/positions';
import type { ReadModel } from '../../state/read-model/read-model';
import { estimate, payWithin } from '../gas/pay';
import { executeTransaction, kindOf, type SignedCalls } from './account-calls';
import { assertCanPredict } from './check-prediction';
import { type Kind, type PlayerBudget, shareOf } from './player-budget';
import { createQuickPlay } from './quick-play';
import { notSent, tooMuchGas, UsedUp, usedUp } from './used-up';

interface Options {
  readonly account: Account;
  readonly provider: JsonRpcProvider;
  readonly contracts: Contracts;
  readonly deployment: Deployment;
  readonly clock: ChainClock;
  readonly readModel: Pick<ReadModel, 'latestRound' | 'round' | 'parameter'>;
  readonly positions: Positions;
  readonly budget: PlayerBudget;
  /** The maximum gas of a call. */
  readonly mostGas: bigint;
  readonly network: string;
  /** The name under which the budget keeps a caller's internet address. */
  readonly pseudonym: (caller: string) => string;
}

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
  const isAccount = createAccountLookup(provider);

  const isPoor = async (player: string) =>
    (await contracts.tokenBalance(player)) < (readModel.parameter('minimumDeposit') ?? 1n);

  const resultOf = (receipt: TransactionReceipt) => ({
    transactionHash: receipt.hash,
    gasUsed: receipt.gasUsed.toString(),
    gasCost: formatEther(receipt.fee),
    paidBy: getAddress(account.address),
    network: options.network,
  });

  /** Sends a transaction to the game, or to the player's account of ours: never to an address that a caller chooses. */
  const payFor =
    (caller: string, hasWallet: (player: string) => Promise<boolean>) =>
    async (
      player: string,
      transaction: ContractTransaction,
      kind: Kind = 'play',
      onSent?: (hash: string) => void,
    ) => {
      try {
        const { gas, most } = await estimate({ account, provider }, transaction, mostGas);
        // The game calls a contract wallet to check its signature, which may use any amount of gas.
        if (gas > mostGas) throw tooMuchGas(gas, mostGas, await hasWallet(player));
        const share = shareOf(kind, kind !== 'claim' && (await isPoor(player)));
        const reservation = await options.budget.reserve({ player, caller, share }, most);
        return resultOf(await payWithin(account, reservation, transaction, { mostGas, onSent }));
      } catch (error) {
        if (error instanceof UsedUp) throw usedUp(error, await hasWallet(player));
        if (error instanceof NotSent) throw notSent(await hasWallet(player));
        throw error;
      }
    };

  const assertCanCheck = async (player: string) => {
    if (!(await canCheck(player))) throw conflict('signature_uncheckable');
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

  /** The operator's transactions for the players of one caller. */
  const by = (ip: string) => {
    const caller = options.pseudonym(ip);
    const pay = payFor(caller, async (player) => !(await isAccount(player)));
    const payAccount = payFor(caller, () => Promise.resolve(false));
    const quickPlay = createQuickPlay({ game, domain, nonce: contracts.nonce, pay });
    return {
      /** The data that the player has to sign, valid until predictions close. */
      toSign: async (player: string, prediction: Prediction) => {
        await assertCanCheck(player);
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
        if (deadline === undefined) throw invalid('The signed deadline is missing.');
        await assertCanCheck(player);
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

      /**
       * Sends calls that a key of the player's account has signed. Resolves once the node has them, as a wallet does; the player's
       * page waits for the block, and the cost is booked when they are mined.
       */
      execute: async (player: string, signed: SignedCalls) => {
        const transaction = await executeTransaction(isAccount, deployment, player, signed);
        const hash = await new Promise<string>((resolve, reject) => {
          payAccount(player, transaction, kindOf(signed.calls), resolve).catch(reject);
        });
        return { transactionHash: hash };
      },

      claim: async (player: string, roundId: number) => {
        if (readModel.round(roundId) === undefined) throw conflict('no_rewards_to_claim');
        const call = game.getFunction('claimRewardsFor');
        return pay(player, await call.populateTransaction(player, roundId), 'claim');
      },
    };
  };

  return {
    /** Whether the operator can send the player's predictions. */
    serves: canCheck,
    by,
  };
}

export type Relay = ReturnType<typeof createRelay>;

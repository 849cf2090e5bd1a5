import type { AdminFunction } from '@updown/contracts/safe/admin-calls';
import type { TransactionReceipt } from 'ethers';
import type { Account } from '../../chain/accounts/account';
import type { ChainClock } from '../../chain/clock';
import { gameFor, gameInterface, type Contracts } from '../../chain/contracts';
import type { Deployment } from '../../chain/deployment';
import { conflict, unavailable } from '../../game/api-error';
import type { Round } from '../../game/round';
import { addressOf, amountOf, toPriceUnits } from '../../game/units';
import type { PriceProvider } from '../../state/prices/provider';
import type { Keeper } from '../keeper/keeper';
import { resolution } from '../keeper/resolution';

interface Options {
  readonly contracts: Contracts;
  readonly deployment: Deployment;
  readonly clock: ChainClock;
  readonly manager: Account | undefined;
  readonly keeper: Keeper | undefined;
  readonly prices: PriceProvider;
}

function eventsOf({ logs }: TransactionReceipt) {
  return logs.flatMap((log) => gameInterface.parseLog(log) ?? []);
}

/** The admin commands, which the operator's manager account executes on the chain. */
export function createAdminCommands(options: Options) {
  const { contracts, deployment, manager, keeper, prices } = options;
  const game = gameFor(deployment, { provider: null });

  const sender = (): Account => {
    if (manager === undefined) {
      throw unavailable("The operator's manager account is not set up on this server.");
    }
    return manager;
  };
  const send = async (name: AdminFunction, ...args: unknown[]) =>
    sender().send(await game.getFunction(name).populateTransaction(...args));

  /** Posts a custom price to the operator's own feed, within the same bounds as any other price. */
  const postByHand = async (price: number) => {
    if (!deployment.ownFeed) throw conflict('external_feed');
    if (keeper === undefined) {
      throw unavailable("The operator's price account is not set up on this server.");
    }
    await keeper.postAnswer(toPriceUnits(price));
  };

  const freshenFeed = async () => {
    if (!deployment.ownFeed || keeper === undefined) return;
    const { price } = await prices.current().catch(() => {
      throw conflict('price_unavailable');
    });
    await keeper.postAnswer(price);
  };

  return {
    startRound: async (price?: number) => {
      if (price === undefined) await freshenFeed();
      else await postByHand(price);
      const { answer } = await contracts.latestAnswer();
      const receipt = await send('startNewRound', answer);
      const started = eventsOf(receipt).find(({ name }) => name === 'RoundStarted');
      return { transactionHash: receipt.hash, roundId: Number(started?.args['roundId']) };
    },

    resolveRound: async (round: Round, price?: number) => {
      if (options.clock.now() < round.end_time * 1000) throw conflict('round_still_running');
      const find = () => resolution(sender(), game, contracts, round);
      const known = await find();
      if (price !== undefined) {
        if (known !== undefined) throw conflict('end_price_posted');
        await postByHand(price);
      } else if (known === undefined) await freshenFeed();
      const call = known ?? (await find());
      if (call === undefined) throw conflict('end_price_missing');
      const receipt = await sender().send(call);
      // The contract voids the round if its first price came too late.
      const isVoid = eventsOf(receipt).some(({ name }) => name === 'RoundVoided');
      return { transactionHash: receipt.hash, roundId: round.id, isVoid };
    },

    voidRound: async (roundId: number) => ({
      transactionHash: (await send('voidRound', roundId)).hash,
      roundId,
    }),

    setDeposit: async (bound: 'Minimum' | 'Maximum', amount: bigint) => ({
      transactionHash: (await send(`set${bound}Deposit`, amount)).hash,
    }),

    roles: async () => {
      const [owner, gameManager] = await Promise.all([contracts.owner(), contracts.gameManager()]);
      return { owner: addressOf(owner), gameManager: addressOf(gameManager) };
    },

    contractInfo: async (gasOf: (address: string) => Promise<string>) => {
      const [stats, gameManager, balance] = await Promise.all([
        contracts.stats(),
        contracts.gameManager(),
        contracts.tokenBalance(deployment.game),
      ]);
      return {
        contractAddress: addressOf(deployment.game),
        contractBalance: amountOf(balance),
        gameManagerAddress: addressOf(gameManager),
        gameManagerBalance: await gasOf(gameManager),
        totalRounds: Number(stats.totalRounds),
        totalTokensBurned: amountOf(stats.totalTokensBurned),
        currentHouseBalance: amountOf(stats.currentHouseBalance),
        currentRewardPool: amountOf(stats.currentRewardPool),
        totalLockedTokens: amountOf(stats.totalLockedTokens),
      };
    },
  };
}

export type AdminCommands = ReturnType<typeof createAdminCommands>;

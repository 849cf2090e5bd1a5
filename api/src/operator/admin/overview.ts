import type { OperatorOverview } from '@updown/protocol/api/operator';
import { parseEther } from 'ethers';
import type { ChainClock } from '../../chain/clock';
import type { Answer, Contracts } from '../../chain/contracts';
import type { Deployment } from '../../chain/deployment';
import { hasStakes, type Round } from '../../game/round';
import { addressOf, amountOf, priceOf } from '../../game/units';
import type { KeeperActions } from '../keeper/actions';
import { exposureOf, mostOwed } from './exposure';

const SHOWN_ANSWERS = 5;
const SHOWN_ACTIONS = 8;

interface Options {
  readonly contracts: Contracts;
  readonly deployment: Deployment;
  readonly clock: Pick<ChainClock, 'now'>;
  readonly openRounds: () => Round[];
  readonly voidDelaySeconds: number;
  /** The keeper's account, if this server has one. */
  readonly keeper: string | undefined;
  readonly keeperActions: KeeperActions;
  /** In ETH. */
  readonly gasOf: (address: string) => Promise<string>;
  /** In wei. */
  readonly gasPrice: () => Promise<bigint>;
  readonly index: () => OperatorOverview['index'];
  readonly calls: () => OperatorOverview['calls'];
  readonly remoteErrors: () => OperatorOverview['remoteErrors'];
  readonly releases: () => OperatorOverview['releases'];
  readonly previews: () => OperatorOverview['previews'];
}

/** A generous estimate: resolving a round takes about half of this, posting a price about a quarter. */
const GAS_OF_TRANSACTION = 200_000n;

function transactionsFor(balance: string, gasPrice: bigint): number {
  const wei = parseEther(balance);
  return Number(wei / (GAS_OF_TRANSACTION * (gasPrice === 0n ? 1n : gasPrice)));
}

/** Reads the operator's overview from the chain and the index at each request. */
export function createOverview(options: Options) {
  const { contracts, deployment, clock, openRounds, keeper, keeperActions, gasOf } = options;

  const latestAnswers = async (latest: Answer): Promise<Answer[]> => {
    // The lower part of an id is a number that counts up from 1 in each phase.
    const before = Number(BigInt.asUintN(64, latest.id)) - 1;
    const count = Math.max(0, Math.min(SHOWN_ANSWERS - 1, before));
    const earlier = Array.from({ length: count }, (_, index) =>
      contracts.findAnswer(latest.id - BigInt(index + 1)),
    );
    const found = await Promise.all(earlier);
    return [latest, ...found.filter((answer) => answer !== undefined)];
  };

  return async (): Promise<OperatorOverview> => {
    const [
      isPaused,
      pauser,
      stats,
      balance,
      latest,
      maximumAge,
      roundExposure,
      actions,
      gas,
      gasPrice,
    ] = await Promise.all([
      contracts.isPaused(),
      contracts.pauser(),
      contracts.stats(),
      contracts.tokenBalance(deployment.game),
      contracts.latestAnswer(),
      contracts.maximumPriceAge(),
      contracts.maxRoundExposure(),
      keeperActions.latest(SHOWN_ACTIONS),
      keeper === undefined ? '0' : gasOf(keeper),
      options.gasPrice(),
    ]);
    const answers = await latestAnswers(latest);
    const now = Math.floor(clock.now() / 1000);
    const open = openRounds();
    const running = open.find(({ end_time }) => end_time > now);
    return {
      isPaused,
      pauser: addressOf(pauser),
      freeReserve: amountOf(stats.currentRewardPool),
      worstCaseLiability: amountOf(balance - stats.currentRewardPool),
      contractBalance: amountOf(balance),
      roundExposure: amountOf(roundExposure),
      openPayouts: amountOf(open.reduce((sum, round) => sum + mostOwed(round), 0n)),
      exposure: running === undefined ? null : exposureOf(running),
      waiting: open
        .filter((round) => round.end_time <= now && hasStakes(round))
        .sort((a, b) => a.end_time - b.end_time)
        .map(({ id, end_time }) => ({
          roundId: id,
          endedAt: end_time,
          waitedSeconds: now - end_time,
          voidableAt: end_time + options.voidDelaySeconds,
        })),
      feed: {
        address: addressOf(deployment.feed),
        isOwn: deployment.ownFeed,
        age: Math.max(0, now - latest.updatedAt),
        maximumAge,
        answers: answers.map(({ id, answer, updatedAt }) => ({
          id: id.toString(),
          price: priceOf(answer),
          updatedAt,
        })),
      },
      keeper:
        keeper === undefined
          ? null
          : {
              address: addressOf(keeper),
              balance: gas,
              transactionsLeft: transactionsFor(gas, gasPrice),
              actions,
            },
      index: options.index(),
      calls: options.calls(),
      remoteErrors: options.remoteErrors(),
      releases: options.releases(),
      previews: options.previews(),
    };
  };
}

export type Overview = ReturnType<typeof createOverview>;

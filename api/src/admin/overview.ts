import type { ChainClock } from '../chain/clock';
import type { Answer, Contracts } from '../chain/contracts';
import type { Deployment } from '../chain/deployment';
import type { Round } from '../indexer/reduce';
import type { KeeperActions } from '../keeper/actions';
import { addressOf, amountOf, priceOf } from '../present/units';
import { payout } from '../rules/payout';
import type { OperatorOverview } from '../schemas/operator';

const shownAnswers = 5;
const shownActions = 8;

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
}

const largestPayout = (round: Round, up: boolean): bigint => {
  const amount = up ? round.up_pool : round.down_pool;
  return amount === 0n ? 0n : payout({ up, amount }, { ...round, outcome: 'Pending' });
};

const exposureOf = (round: Round) => ({
  roundId: round.id,
  up: amountOf(round.up_pool),
  down: amountOf(round.down_pool),
  upPlayers: round.up_players,
  downPlayers: round.down_players,
  payoutIfUp: amountOf(largestPayout(round, true)),
  payoutIfDown: amountOf(largestPayout(round, false)),
});

/** What an operator has to know, read from the chain and from the index when it is asked for. */
export const createOverview = (options: Options) => {
  const { contracts, deployment, clock, openRounds, keeper, keeperActions, gasOf } = options;

  const latestAnswers = async (latest: Answer): Promise<Answer[]> => {
    // Below the number is the feed's phase, whose first answer has the number 1.
    const before = Number(BigInt.asUintN(64, latest.id)) - 1;
    const count = Math.max(0, Math.min(shownAnswers - 1, before));
    const earlier = Array.from({ length: count }, (_, index) =>
      contracts.findAnswer(latest.id - BigInt(index + 1)),
    );
    const found = await Promise.all(earlier);
    return [latest, ...found.filter((answer) => answer !== undefined)];
  };

  return async (): Promise<OperatorOverview> => {
    const [isPaused, pauser, stats, balance, latest, maximumAge, actions, gas] = await Promise.all([
      contracts.isPaused(),
      contracts.pauser(),
      contracts.stats(),
      contracts.tokenBalance(deployment.game),
      contracts.latestAnswer(),
      contracts.maximumPriceAge(),
      keeperActions.latest(shownActions),
      keeper === undefined ? '0' : gasOf(keeper),
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
      exposure: running === undefined ? null : exposureOf(running),
      waiting: open
        .filter(({ end_time }) => end_time <= now)
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
      keeper: keeper === undefined ? null : { address: addressOf(keeper), balance: gas, actions },
    };
  };
};

export type Overview = ReturnType<typeof createOverview>;

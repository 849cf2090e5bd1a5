import { formatEther } from 'ethers';
import { hasStakes, type Round } from '../game/round';
import { amountOf } from '../game/units';
import type { Hub } from '../http/sse/hub';
import type { Metrics } from '../infra/metrics';
import type { Settings } from '../infra/settings/settings';
import { mostOwed } from '../operator/admin/exposure';
import type { ReadModel } from '../state/read-model/read-model';
import type { Readiness } from '../state/readiness';
import type { Chain } from './chain';
import type { Operator } from './operator';
import type { Prices } from './prices';
import type { Releases } from './releases';
import type { Workers } from './workers';

const READ_MS = 60_000;

/** The balance of an account in ETH, as read within the last minute; undefined until the first block. */
function followBalance({ provider, head }: Chain, address: string): () => number | undefined {
  let balance: number | undefined;
  let readAt = -Infinity;
  head.onBlock(() => {
    if (performance.now() - readAt < READ_MS) return;
    readAt = performance.now();
    provider.getBalance(address).then(
      (wei) => void (balance = Number(formatEther(wei))),
      // The next block tries again; the silence of the chain has figures of its own.
      () => void (readAt = -Infinity),
    );
  });
  return () => balance;
}

interface Parts {
  readonly settings: Settings;
  readonly chain: Chain;
  readonly prices: Prices;
  readonly readModel: ReadModel;
  readonly readiness: () => Readiness;
  readonly hub: Hub;
  readonly workers: Workers;
  readonly operator: Operator;
  readonly releases: Releases;
  readonly metrics: Metrics;
}

/** Adds the figures of the parts to the metrics. */
export function addFigures(parts: Parts): void {
  const { settings, chain, prices, readModel, readiness, hub, workers, releases } = parts;
  const { gauge } = parts.metrics;
  const inOpenRounds = (amount: (round: Round) => bigint) =>
    Number(amountOf(readModel.openRounds().reduce((sum, round) => sum + amount(round), 0n)));
  gauge('indexed_block', 'The last indexed block', () => readiness().indexedBlock);
  gauge('chain_block', 'The latest block of the chain', () => readiness().chainBlock);
  gauge('chain_silence_seconds', 'Seconds since a node last answered', chain.head.silence);
  gauge(
    'database_silence_seconds',
    'Seconds since the database last answered',
    workers.databaseSilence,
  );
  gauge('event_streams', 'Open event streams', hub.size);
  gauge('event_streams_limit', 'MAXIMUM_STREAMS', () => settings.MAXIMUM_STREAMS);
  gauge('leads', '1 if this process indexes', workers.leads);
  gauge('keeps', '1 if this process is the keeper', workers.keeps);
  gauge(
    'open_rounds',
    'Rounds with stakes but no outcome',
    () => readModel.openRounds().filter(hasStakes).length,
  );
  gauge('rounds', 'Rounds so far', () => readModel.latestRound()?.id ?? 0);
  gauge('predictions', 'Predictions so far', readModel.predictionCount);
  gauge('open_stakes_tokens', 'Stakes of the rounds without an outcome', () =>
    inOpenRounds(({ up_pool, down_pool }) => up_pool + down_pool),
  );
  gauge('open_payouts_tokens', 'The most that these rounds can pay', () => inOpenRounds(mostOwed));
  gauge(
    'own_feed',
    "1 if the keeper posts to the operator's own feed",
    () => chain.deployment.ownFeed,
  );
  const { sponsor } = parts.operator;
  if (sponsor !== undefined) {
    gauge('sponsor_eth', "The sponsor's balance", followBalance(chain, sponsor.address));
    gauge('sponsor_daily_eth', 'SPONSOR_DAILY_ETH', () => settings.SPONSOR_DAILY_ETH);
  }
  gauge(
    'site_valid_seconds',
    "Seconds until pages reject the site's descriptor",
    releases.validFor,
  );
  gauge('price_age_seconds', 'Age of the latest price', () => {
    const latest = prices.latestPrice.get();
    return latest && (chain.clock.now() - latest.time) / 1000;
  });
}

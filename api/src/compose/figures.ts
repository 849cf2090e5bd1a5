import { hasStakes } from '../game/has-stakes';
import type { Round } from '../game/round';
import { amountOf } from '../game/units';
import type { Hub } from '../http/sse/hub';
import type { Observed } from '../infra/metrics';
import type { Settings } from '../infra/settings/settings';
import { mostOwed } from '../operator/admin/exposure';
import type { ReadModel } from '../state/read-model/read-model';
import type { Readiness } from '../state/readiness';
import type { Chain } from './chain';
import type { Prices } from './prices';
import type { Releases } from './releases';
import type { Workers } from './workers';

interface Parts {
  readonly settings: Settings;
  readonly chain: Chain;
  readonly prices: Prices;
  readonly readModel: ReadModel;
  readonly readiness: () => Readiness;
  readonly hub: Hub;
  readonly workers: Workers;
  readonly releases: Releases;
}

/** What the metrics read of the parts. */
export function figuresOf(parts: Parts): Observed {
  const { settings, chain, prices, readModel, readiness, hub, workers, releases } = parts;
  const inOpenRounds = (amount: (round: Round) => bigint) =>
    Number(amountOf(readModel.openRounds().reduce((sum, round) => sum + amount(round), 0n)));
  return {
    indexedBlock: () => readiness().indexedBlock,
    chainBlock: () => readiness().chainBlock,
    chainSilence: chain.head.silence,
    databaseSilence: workers.databaseSilence,
    streams: hub.size,
    mostStreams: settings.MAXIMUM_STREAMS,
    leads: workers.leads,
    keeps: workers.keeps,
    openRounds: () => readModel.openRounds().filter(hasStakes).length,
    rounds: () => readModel.latestRound()?.id ?? 0,
    predictions: readModel.predictionCount,
    openStakes: () => inOpenRounds(({ up_pool, down_pool }) => up_pool + down_pool),
    openPayouts: () => inOpenRounds(mostOwed),
    ownFeed: chain.deployment.ownFeed,
    siteValidity: releases.validFor,
    priceAge: () => {
      const latest = prices.record.latest();
      return latest && (chain.clock.now() - latest.time) / 1000;
    },
  };
}

import {
  type OperatorOverview,
  formatCount,
  formatTokens,
  formatAmount,
  parseAmount,
  formatCountdown,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { exactly, gasText } from '../card/rounded';
import {
  formatSpan,
  levelFrom,
  worst,
  type HealthFigure,
  type Level,
  type Seen,
} from './health-figure';
import { remoteFailures } from './remote-errors';

const figures = [
  feedAge,
  keeperGas,
  waitingRounds,
  reserve,
  indexLag,
  errorRate,
  remoteFailures,
] as const;

/** The health of the game in seven figures. */
export function healthFigures(seen: Seen): HealthFigure[] {
  return figures.map((figure) => figure(seen));
}

/** The fewest failed calls that count: a single one may be an accident, but one in a hundred is not. */
const MANY = 5;
const HIGH_SHARE = 0.01;

function errorLevel(failed: number, share: number): Level {
  if (failed === 0) return 'ok';
  return failed >= MANY && share >= HIGH_SHARE ? 'act' : 'watch';
}

/** '0%', '0.02%' or '<0.01%'; never 0 if a call has failed. */
function formatShare(share: number): string {
  if (share > 0 && share < 0.0001) return '<0.01%';
  return `${Number((share * 100).toFixed(2))}%`;
}

/** The share of calls to which this server could not respond. */
export function errorRate({ overview: { calls } }: Seen): HealthFigure {
  const { total, failed, seconds } = calls;
  const share = total === 0 ? 0 : failed / total;
  return {
    label: t('Error rate'),
    value: formatShare(share),
    note: t('{failed} of {total} calls in {span}', {
      failed,
      total: formatCount(BigInt(total)),
      span: formatSpan(seconds),
    }),
    level: errorLevel(failed, share),
  };
}

/** An external feed may be silent for an hour while the price hardly moves. */
const LONGEST_FEED_SILENCE = 2 * 3600;

/** The share of the maximum age from which a feed is late: the operator posts at least twice within that age. */
const LATE = 0.75;

export function ageOfFeed({ overview: { feed }, now }: Seen): number {
  const latest = feed.answers[0];
  return latest === undefined ? feed.age : Math.max(0, now - latest.updatedAt);
}

function feedLevel(age: number, { maximumAge, isOwn }: Seen['overview']['feed']): Level {
  if (isOwn) return levelFrom(age, LATE * maximumAge, maximumAge + 1);
  return levelFrom(age, maximumAge + 1, LONGEST_FEED_SILENCE);
}

/** The age of the feed's latest answer, compared with the maximum age for starting a round. */
export function feedAge(seen: Seen): HealthFigure {
  const { feed } = seen.overview;
  const age = ageOfFeed(seen);
  return {
    label: t('Feed age'),
    value: formatSpan(age),
    note: t('Limit for a start: {span}', { span: formatSpan(feed.maximumAge) }),
    level: feedLevel(age, feed),
  };
}

/** The lag in blocks beyond which a process is not ready. */
const MOST_BEHIND = 20;
const USUAL_BEHIND = 3;

/** The API's default for `LONGEST_CHAIN_SILENCE_SECONDS`. */
const LONGEST_CHAIN_SILENCE = 30;
const USUAL_SILENCE = 10;

/** How far the index lags behind the chain. */
export function indexLag({ overview: { index } }: Seen): HealthFigure {
  const behind = Math.max(0, index.chainBlock - index.block);
  const silence = index.silentSeconds;
  return {
    label: t('Index lag'),
    value: t('{n, plural, one {# block} other {# blocks}}', { n: behind }),
    note: t('Last response {span} ago', { span: formatSpan(silence) }),
    level: worst(
      levelFrom(behind, USUAL_BEHIND + 1, MOST_BEHIND + 1),
      levelFrom(silence, USUAL_SILENCE, LONGEST_CHAIN_SILENCE),
    ),
  };
}

/**
 * The keeper's actions: with the operator's own feed a price every ten seconds, otherwise the end of a round every five
 * minutes.
 */
const PER_HOUR = { own: 360, external: 12 } as const;

const DAY_HOURS = 24;
const LONG_HOURS = 30 * DAY_HOURS;

/** The number of hours that the keeper's gas will last. */
export function hoursOfGas({ overview: { keeper, feed } }: Seen): number {
  return (keeper?.transactionsLeft ?? 0) / PER_HOUR[feed.isOwn ? 'own' : 'external'];
}

function gasLevel(hours: number): Level {
  if (hours < 1) return 'act';
  return hours < DAY_HOURS ? 'watch' : 'ok';
}

function lastAction({ overview: { keeper }, now }: Seen): string {
  const latest = keeper?.actions[0];
  if (latest === undefined) return t('No action yet');
  const age = formatSpan(now - latest.at / 1000);
  return latest.error === null
    ? t('Last action {age} ago', { age })
    : t('Last action {age} ago, rejected', { age });
}

/** The keeper's gas, how long it will last, and the keeper's last action. */
export function keeperGas(seen: Seen): HealthFigure {
  const { keeper } = seen.overview;
  const label = t("Keeper's gas");
  if (keeper === null) {
    return { label, value: t('No keeper'), note: t('Not on this server'), level: 'watch' };
  }
  const hours = hoursOfGas(seen);
  const lasts = hours >= LONG_HOURS ? t('over 30 days') : formatSpan(hours * 3600);
  return {
    label,
    value: gasText(keeper.balance),
    exact: exactly(keeper.balance, 'ETH'),
    note: `${t('For {span}', { span: lasts })} · ${lastAction(seen)}`,
    level: worst(gasLevel(hours), keeper.actions[0]?.error == null ? 'ok' : 'watch'),
  };
}

/** The most that one more round may cost beyond its stakes, plus the possible payouts of the open rounds. */
export function worstCase({ overview: { roundExposure, openPayouts } }: Seen): bigint {
  return parseAmount(roundExposure) + parseAmount(openPayouts);
}

/**
 * The possible payouts of the open rounds are not part of the free reserve. Below the exposure of one round, the next round
 * takes smaller stakes, so the level is `act`. Below the worst case, that happens once the open rounds have cost the most, so
 * the level is `watch`.
 */
function reserveLevel(seen: Seen): Level {
  const free = parseAmount(seen.overview.freeReserve);
  if (free < parseAmount(seen.overview.roundExposure)) return 'act';
  return free < worstCase(seen) ? 'watch' : 'ok';
}

/** The free reserve, compared with the worst case. */
export function reserve(seen: Seen): HealthFigure {
  const { overview, symbol } = seen;
  return {
    label: t('Free reserve'),
    value: `${formatTokens(overview.freeReserve, 0)} ${symbol}`,
    exact: exactly(overview.freeReserve, symbol),
    note: t('Worst case {amount}', {
      amount: `${formatAmount(worstCase(seen), undefined, 0)} ${symbol}`,
    }),
    level: reserveLevel(seen),
  };
}

type WaitingRound = OperatorOverview['waiting'][number];

/** The normal wait: the keeper resolves a round within seconds. */
const PATIENCE_SECONDS = 15;
const LONG_SECONDS = 120;

export function waitedFor({ endedAt }: WaitingRound, now: number): number {
  return Math.max(0, now - endedAt);
}

/** An external feed answers rarely, so its rounds may wait until they can be voided. */
export function levelOfWait(round: WaitingRound, { overview: { feed }, now }: Seen): Level {
  const waited = waitedFor(round, now);
  const long = feed.isOwn ? LONG_SECONDS : round.voidableAt - round.endedAt;
  return levelFrom(waited, PATIENCE_SECONDS, long);
}

/** The ended rounds without a result. */
export function waitingRounds(seen: Seen): HealthFigure {
  const { waiting } = seen.overview;
  const oldest = waiting[0];
  return {
    label: t('Unresolved rounds'),
    value: `${waiting.length}`,
    note:
      oldest === undefined
        ? t('Every ended round has a result')
        : t('Round {id} for {time}', {
            id: oldest.roundId,
            time: formatCountdown(waitedFor(oldest, seen.now)),
          }),
    level: worst('ok', ...waiting.map((round) => levelOfWait(round, seen))),
  };
}

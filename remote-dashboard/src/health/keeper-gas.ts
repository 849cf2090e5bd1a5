import { formatTokens } from '@updown/shared';
import { t } from '../texts/texts';
import { worst, type HealthFigure, type Level, type Seen } from './figure';
import { formatSpan } from './span';

/** A price every ten seconds to the operator's own feed, else the end of a round every five minutes. */
const PER_HOUR = { own: 360, external: 12 } as const;

const DAY_HOURS = 24;
const LONG_HOURS = 30 * DAY_HOURS;

/** For how many hours the keeper's gas lasts. */
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

/** The keeper's gas, how long it lasts, and its last action. */
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
    value: `${formatTokens(keeper.balance, 4)} ETH`,
    note: `${t('For {span}', { span: lasts })} · ${lastAction(seen)}`,
    level: worst(gasLevel(hours), keeper.actions[0]?.error == null ? 'ok' : 'watch'),
  };
}

import { formatPrice, msg, type Text } from '@updown/shared';
import { t } from '../../texts/texts';
import type { timeLabels } from '../candles/time-labels';
import type { Entry, FollowedEntry, LineRound, RoundLine } from './round-line';

const results = {
  UP: msg('The price went UP.'),
  DOWN: msg('The price went DOWN.'),
  DRAW: msg('A draw.'),
  VOID: msg('The round is void.'),
} as const;

type Way = 'above' | 'below' | 'level';

// Whole clauses, because other languages have a different word order.
const nows: Record<Way, Text> = {
  above: msg('now above the start price'),
  below: msg('now below the start price'),
  level: msg('now at the start price'),
};
const ends: Record<Way, Text> = {
  above: msg('ended at {price}, above the start price'),
  below: msg('ended at {price}, below the start price'),
  level: msg('ended at {price}, at the start price'),
};

function wayOf(price: number, base: number): Way {
  if (price === base) return 'level';
  return price > base ? 'above' : 'below';
}

/**
 * A text alternative for the line. It omits the current price, which the round's header shows, so that it changes only with an
 * event: a new side, a new high or low, the prediction, the result.
 */
export function describeLine(
  { id, end_price, outcome }: LineRound,
  { span, base, points, entry, followed }: RoundLine,
  label: ReturnType<typeof timeLabels>,
): string {
  const prices = points.map(({ price }) => price);
  const last = prices.at(-1) ?? base;
  const time = (milliseconds: number) => label(milliseconds / 1000, 'time');
  const state =
    end_price === null
      ? t(nows[wayOf(last, base)])
      : t(ends[wayOf(end_price, base)], { price: formatPrice(end_price) });
  const line = t(
    'ETH price in round #{id}, {from} to {to}, start price {start}: {state}, lowest {low}, highest {high}.',
    {
      id,
      from: time(span.from),
      to: time(span.to),
      start: formatPrice(base),
      state,
      low: formatPrice(Math.min(...prices)),
      high: formatPrice(Math.max(...prices)),
    },
  );
  const own = entry === null ? [] : [ownOf(entry)];
  return [line, ...own, ...followed.map(followedOf), ...resultOf(outcome)].join(' ');
}

function followedOf({ player, isUp, price: paid }: FollowedEntry): string {
  const price = formatPrice(paid);
  return isUp
    ? t('{player}, whom you follow, predicted UP at {price}.', { player, price })
    : t('{player}, whom you follow, predicted DOWN at {price}.', { player, price });
}

function ownOf({ isUp, price: paid }: Entry): string {
  const price = formatPrice(paid);
  return isUp
    ? t('You predicted UP at {price}.', { price })
    : t('You predicted DOWN at {price}.', { price });
}

function resultOf(outcome: LineRound['outcome']): string[] {
  return outcome === null ? [] : [t(results[outcome])];
}

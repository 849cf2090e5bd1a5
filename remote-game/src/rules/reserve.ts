import { formatAmount, msg, type Text } from '@updown/shared';
import { t } from '../../texts/texts';

/** The largest stake that each side accepts, in base units. */
export interface Largest {
  up: bigint;
  down: bigint;
}

/** The sides with a largest stake below this one; neither side while unknown. */
export function sidesOverLimit(stake: bigint | null, largest: Largest | null) {
  const exceeds = (limit: bigint) => stake !== null && stake > limit;
  return {
    up: largest !== null && exceeds(largest.up),
    down: largest !== null && exceeds(largest.down),
  };
}

/** The largest stakes of the sides that accept less than the maximum; null if both accept the maximum. */
export function reserveText(
  largest: Largest | null,
  maximum: bigint,
  symbol: string,
): string | null {
  if (largest === null) return null;
  const sides = [
    { name: 'UP', limit: largest.up },
    { name: 'DOWN', limit: largest.down },
  ].filter(({ limit }) => limit < maximum);
  if (sides.length === 0) return null;
  if (sides.every(({ limit }) => limit === 0n)) {
    const names = joined(
      OR,
      sides.map(({ name }) => name),
    );
    return t('The pool currently accepts no stakes on {sides}.', { sides: names });
  }
  const texts = sides.map(({ name, limit }) =>
    limit === 0n
      ? t('none on {side}', { side: name })
      : t('up to {amount} on {side}', { amount: `${wholeTokens(limit)} ${symbol}`, side: name }),
  );
  return t('The pool currently accepts {limits}.', { limits: joined(AND, texts) });
}

const AND = msg('{first} and {second}');
const OR = msg('{first} or {second}');

function joined(how: Text, [first = '', second]: readonly string[]): string {
  return second === undefined ? first : t(how, { first, second });
}

// Rounded down, so that the game accepts the stake in the text.
function wholeTokens(units: bigint): string {
  return formatAmount(units, undefined, 0);
}

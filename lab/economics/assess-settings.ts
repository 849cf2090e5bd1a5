import { parseArgs } from 'node:util';
import { gameDefaults, ion } from '@updown/contracts/deploy';
import { assess } from '../farming/assess';
import { feeds } from './feeds';

const USAGE = `npm run economics -- --lock <seconds> --exposure <ION> --feed <name>
  [--reserve <ION>] [--age <seconds>] [--accept-loss <ION per round>]
Feeds: ${Object.keys(feeds).join(', ')}.
Prints the expected gains of attackers, an honest player and the house in a round. Exit code 1: attackers can farm the
house. Without arguments: writes the figures of docs/economics.md.`;

/** Parses a whole number from 0 to `most`. */
function number(name: string, value: string, most: number): number {
  const parsed = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (parsed <= most) return parsed;
  throw new Error(`--${name} must be a whole number from 0 to ${most}, not ${value}.\n${USAGE}`);
}

/** Prints the assessment of the settings in `args`. Throws if the house loses more than the accepted loss. */
export function assessSettings(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      lock: { type: 'string' },
      exposure: { type: 'string' },
      feed: { type: 'string', default: 'own' },
      reserve: { type: 'string', default: '100000000' },
      age: { type: 'string' },
      'accept-loss': { type: 'string', default: '0' },
    },
  });
  const feed = feeds[values.feed];
  if (values.lock === undefined || values.exposure === undefined || feed === undefined) {
    throw new Error(USAGE);
  }
  const tokens = (name: 'exposure' | 'reserve' | 'accept-loss'): bigint =>
    ion(String(number(name, values[name] ?? '0', 1_000_000_000)));
  const terms = {
    lock: number('lock', values.lock, 299),
    exposure: tokens('exposure'),
    reserve: tokens('reserve'),
    minimumDeposit: gameDefaults.minimumDeposit,
    maximumDeposit: gameDefaults.maximumDeposit,
    priceAge: number('age', values.age ?? String(feed.priceAge), 86_400),
    feed: feed.rule,
  };
  const { text, refusal } = assess(terms, tokens('accept-loss'));
  console.log(
    `Lock ${terms.lock} s, exposure ${values.exposure} ION, feed ${values.feed}, answers up to ${terms.priceAge} s old at the start\n\n${text}\n`,
  );
  if (refusal === undefined) console.log('The house loses no more per round than accepted.');
  else throw new Error(refusal);
}

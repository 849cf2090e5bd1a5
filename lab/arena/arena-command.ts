import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ion } from '@updown/contracts/deploy';
import { format } from 'oxfmt';
import { arenaDefaults } from '../default-settings';
import { fillIn } from '../document';
import { playArena } from './arena';
import { plotOf } from './plot';
import { arenaFigures } from './report';
import { type Sample, sampleOf } from './sample';

const USAGE = `npm run arena -w lab -- [--rounds <number>] [--seed <number>] [--lock <seconds>] [--exposure <ION>]
Lets agents play on the real contracts, on a local chain, and prints their results. Without arguments: plays 10,000
rounds at the defaults of a public network, and writes docs/arena.md and its plot.`;

function number(name: string, value: string): number {
  if (/^\d+$/.test(value)) return Number(value);
  throw new Error(`--${name} must be a whole number, not ${value}.\n${USAGE}`);
}

/** Writes the tables and the plot of docs/arena.md. */
async function writeDocument(samples: readonly Sample[]): Promise<void> {
  const path = new URL('../../docs/arena.md', import.meta.url);
  const filled = fillIn(readFileSync(path, 'utf8'), arenaFigures(samples));
  writeFileSync(path, (await format('arena.md', filled)).code);
  writeFileSync(new URL('../../docs/images/arena.svg', import.meta.url), plotOf(samples));
}

async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      lock: { type: 'string' },
      exposure: { type: 'string' },
    },
  });
  const settings = arenaDefaults();
  if (values.lock !== undefined) settings.predictionLock = BigInt(number('lock', values.lock));
  if (values.exposure !== undefined) {
    settings.maxRoundExposure = ion(String(number('exposure', values.exposure)));
  }
  const samples: Sample[] = [];
  await playArena({
    settings,
    rounds: number('rounds', values.rounds),
    seed: number('seed', values.seed),
    onRound: (played, round) => {
      samples.push(sampleOf(played));
      if (round % 500 === 0) console.log(`${round} rounds`);
    },
  });
  for (const [name, text] of Object.entries(arenaFigures(samples))) {
    console.log(`\n${name}\n\n${text}`);
  }
  if (args.length === 0) await writeDocument(samples);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

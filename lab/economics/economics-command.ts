import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { fillIn } from '../document';
import { assessSettings } from './assess-settings';
import { expectedLosses } from './expected-losses';
import { deviationRounds, distances, feedRules, waits } from './feed-figures';
import { breakEven, lateBetting, oldPrices, recordedMoves } from './late-figures';
import { attack, bothSides, examples, oneSided } from './payout-figures';
import {
  assessment,
  defaults,
  exposures,
  lockOut,
  seeds,
  smallestExposure,
  starters,
} from './settings-figures';

/** All generated tables of docs/economics.md, by placeholder name. */
function figures(): Record<string, string> {
  return {
    examples: examples(),
    'one-sided': oneSided(),
    'both-sides': bothSides(),
    attack: attack(),
    'late-betting': lateBetting(),
    'recorded-moves': recordedMoves(),
    'break-even': breakEven(),
    'old-prices': oldPrices(),
    seeds: seeds(),
    exposures: exposures(),
    'smallest-exposure': smallestExposure(),
    starters: starters(),
    'lock-out': lockOut(),
    assessment: assessment(),
    distances: distances(),
    'deviation-rounds': deviationRounds(),
    waits: waits(),
    'feed-rules': feedRules(),
    defaults: defaults(),
  };
}

/** Writes a file of the repository; with --check, fails if it differs. */
function update(isCheck: boolean, path: string, text: string): void {
  const url = new URL(`../../${path}`, import.meta.url);
  if (!isCheck) writeFileSync(url, text);
  else if (text !== readFileSync(url, 'utf8')) {
    throw new Error(`${path} is out of date: run \`npm run economics\`.`);
  }
}

/** Computes all figures, and writes them to docs/economics.md and to what a deployment reads. */
async function updateAll(isCheck: boolean): Promise<void> {
  const document = readFileSync(new URL('../../docs/economics.md', import.meta.url), 'utf8');
  const computed = figures();
  if (!isCheck) {
    for (const [name, table] of Object.entries(computed)) console.log(`${name}\n\n${table}\n`);
  }
  const { code } = await format('economics.md', fillIn(document, computed));
  update(isCheck, 'docs/economics.md', code);
  const losses = `${JSON.stringify(expectedLosses(), null, 2)}\n`;
  update(isCheck, 'contracts/deploy/expected-losses.json', losses);
}

try {
  const args = process.argv.slice(2);
  const isCheck = args.includes('--check');
  if (args.length === 0 || isCheck) await updateAll(isCheck);
  else assessSettings(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

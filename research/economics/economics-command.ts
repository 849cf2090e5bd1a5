import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { fillIn } from '../document';
import { assessSettings } from './assess-settings';
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

/** Computes all figures and writes them to docs/economics.md; with --check, fails if the document differs. */
async function updateDocument(isCheck: boolean): Promise<void> {
  const path = new URL('../../docs/economics.md', import.meta.url);
  const computed = figures();
  const document = readFileSync(path, 'utf8');
  const { code: updated } = await format('economics.md', fillIn(document, computed));
  if (!isCheck) {
    for (const [name, table] of Object.entries(computed)) console.log(`${name}\n\n${table}\n`);
    writeFileSync(path, updated);
  } else if (updated !== document) {
    throw new Error('docs/economics.md is out of date: run `npm run economics`.');
  }
}

try {
  const args = process.argv.slice(2);
  const isCheck = args.includes('--check');
  if (args.length === 0 || isCheck) await updateDocument(isCheck);
  else assessSettings(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

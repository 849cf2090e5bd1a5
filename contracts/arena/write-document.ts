import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { fillIn } from '../economics/document';
import { plotOf } from './plot';
import { arenaFigures } from './report';
import type { Sample } from './sample';

/** Writes the tables and the plot of docs/arena.md. */
export async function writeDocument(samples: readonly Sample[]): Promise<void> {
  const path = new URL('../../docs/arena.md', import.meta.url);
  const filled = fillIn(readFileSync(path, 'utf8'), arenaFigures(samples));
  writeFileSync(path, (await format('arena.md', filled)).code);
  writeFileSync(new URL('../../docs/images/arena.svg', import.meta.url), plotOf(samples));
}

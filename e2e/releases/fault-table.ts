import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from '../../tools/root';
import type { Remote } from './built';
import { FAULTS } from './fault';

interface Result {
  readonly fault: string;
  readonly remote: Remote;
  readonly site: string;
  readonly hasFallback: boolean;
  /** From the page's first request for the version to its card, or to the fallback. */
  readonly tookMs: number;
  /** The kind of failure that the page reports. */
  readonly kind: string;
}

const INTRODUCTION = `# Faults of a remote

What a page does when a version of a remote fails. \`npm run test:deep -w e2e -- fault-matrix.spec.ts\` measures these
times and writes this page; it fails if a page behaves differently. Each time runs from the remote's first place on the
screen until all its places show a card or the fall-back. In every case the header and the other remotes work, Retry
restores the remote as soon as the fault is gone, and the page does not reload.`;

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** The workers of one run share this folder, because a new worker takes over the results of one that ends. */
const folder = join(root, '.cache', 'faults', `${process.ppid}`);

export async function addResult(result: Result): Promise<void> {
  const { fault, remote, site, hasFallback } = result;
  await mkdir(folder, { recursive: true });
  const name = [remote, site, fault, hasFallback].join(' ');
  await writeFile(join(folder, `${name}.json`), JSON.stringify(result));
}

async function allResults(): Promise<Result[]> {
  const names = await readdir(folder).catch(() => []);
  const texts = names.toSorted().map((name) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(texts)).map((text) => JSON.parse(text) as Result);
}

/** Writes the measured times to a page of the docs after a run of all cases; writes nothing after any other run. */
export async function writeFaultTable(cases: number): Promise<void> {
  const results = await allResults();
  if (results.length < cases) return;
  const columns = new Map(
    results.map(({ remote, site }) => [`${remote}, ${site}`, { remote, site }]),
  );
  const tables = [false, true].map((hasFallback) => {
    const head = ['the version', 'is named', ...columns.keys()];
    const rows = FAULTS.map(({ what }) => {
      const row = results.filter((one) => one.fault === what && one.hasFallback === hasFallback);
      const times = [...columns.values()].map(({ remote, site }) => {
        const found = row.find((one) => one.remote === remote && one.site === site);
        return seconds(found!.tookMs);
      });
      return [what, [...new Set(row.map(({ kind }) => `\`${kind}\``))].join(', '), ...times];
    });
    const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
    const title = hasFallback ? 'Until the fall-back runs' : 'Without a fall-back: until the card';
    return `## ${title}\n\n${lines.join('\n')}`;
  });
  const text = [INTRODUCTION, ...tables].join('\n\n');
  const file = join(root, 'docs', 'faults.md');
  await writeFile(file, (await format(file, text)).code);
}

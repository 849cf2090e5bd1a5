import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { gameAbi } from '@updown/contracts';
import { packageFolder } from '../test/folder';
import { freePort } from '../test/free-port';
import { EMITTER, type EmittedChain } from './emitted-chain';
import type { Measured } from './measured';

/** The latest version that runs on Node 20. */
const VERSION = '0.16.10';
const dependencies = { ponder: VERSION, viem: '2.40.3', hono: '4', typescript: '5' };

const files = {
  'config.js': 'ponder.config.ts',
  'schema.js': 'ponder.schema.ts',
  'index.js': 'src/index.ts',
  'api.js': 'src/api/index.ts',
};

/** Installs Ponder outside this project, because its 200 MB serve only this benchmark. */
async function install(): Promise<string> {
  const folder = join(tmpdir(), `updown-ponder-${VERSION}`);
  await mkdir(folder, { recursive: true });
  for (const [from, to] of Object.entries(files)) {
    await mkdir(dirname(join(folder, to)), { recursive: true });
    await copyFile(join(packageFolder, 'bench/ponder', from), join(folder, to));
  }
  if (existsSync(join(folder, 'installed'))) return folder;
  console.log(`Installing Ponder ${VERSION} into ${folder} …`);
  const project = { name: 'bench', private: true, type: 'module', dependencies };
  await writeFile(join(folder, 'package.json'), JSON.stringify(project));
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
  await writeFile(join(folder, 'installed'), '');
  return folder;
}

interface Line {
  readonly time: number;
  readonly msg: string;
  readonly event_count?: number;
}

/**
 * Runs Ponder over the same blocks with the same database server. Resolves to undefined if Ponder cannot be installed.
 */
export async function indexByPonder(
  chain: EmittedChain,
  databaseUrl: string,
): Promise<Measured | undefined> {
  const folder = await install().catch((error: unknown) => {
    console.log(`Ponder cannot be installed here: ${(error as Error).message.split('\n')[0]}`);
  });
  if (folder === undefined) return undefined;
  const game = { abi: gameAbi, address: EMITTER, lastBlock: chain.lastBlock };
  const child = spawn(
    join(folder, 'node_modules/.bin/ponder'),
    ['start', '--schema', 'bench', '--port', `${await freePort()}`, '--log-format', 'json'],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        RPC_URL: chain.url,
        BENCH_GAME: JSON.stringify(game),
        PONDER_TELEMETRY_DISABLED: 'true',
        NODE_NO_WARNINGS: '1',
      },
    },
  );
  try {
    let begin: number | undefined;
    let events = 0;
    for await (const text of createInterface(child.stdout)) {
      const { time, msg, event_count } = JSON.parse(text) as Line;
      if (msg === 'Started backfill indexing') begin = time;
      events += event_count ?? 0;
      if (msg.startsWith('Completed backfill indexing') && begin !== undefined) {
        return { events, seconds: (time - begin) / 1000 };
      }
    }
    throw new Error('Ponder ended before it had indexed all events.');
  } finally {
    child.kill('SIGKILL');
  }
}

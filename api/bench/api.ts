/** `npm run bench:api -w api -- [routes] [pollers] [streams] [sessions] [leaderboard]` compares the API with plain Fastify, and loads it as pages do. */
import { execSync } from 'node:child_process';
import { startApiProcess } from '../test/api-process';
import { bundleTestProgram } from '../test/test-program';
import { startWorld } from '../test/world';
import { endCleanly } from './end-cleanly';
import { milliseconds, printTable, times } from './figures';
import { playRounds } from './game';
import { measureLeaderboard } from './leaderboard';
import { paths } from './paths';
import { measurePollers, startBehindNginx } from './pollers';
import { compareServers, startPlainFastify } from './routes';
import { measureSessions } from './sessions';
import { measureStreams } from './streams';

const chosen = process.argv.slice(2);
function wants(part: string) {
  return chosen.length === 0 || chosen.includes(part);
}

/** Enough rounds to fill the lists in the answers. */
const FULL_ROUNDS = 15;

/** The system's limit, because each connection is an open file of the server. */
const openFiles = Number(execSync('ulimit -n').toString()) || Infinity;
function within(wanted: number): number {
  const possible = Math.min(wanted, openFiles - 200);
  if (possible < wanted) {
    console.warn(`Only ${openFiles} open files (ulimit -n): ${possible} instead of ${wanted}.`);
  }
  return possible;
}

await bundleTestProgram();
const world = await startWorld({ MAXIMUM_STREAMS_PER_ADDRESS: '0' }, 'PostgreSQL');
endCleanly(world.folder);
const stops: (() => unknown)[] = [world.stop, () => process.exit(process.exitCode)];
const figures: string[][] = [];
try {
  console.log('Playing rounds, so that the routes have data …');
  await playRounds(world, wants('routes') ? FULL_ROUNDS : 2);
  const { url, pid } = world.api();

  if (wants('routes')) {
    const plain = await startPlainFastify(world.environment.DATABASE_URL ?? '');
    for (const [name, path] of Object.entries(paths)) {
      const ratio = await compareServers({ name: 'ours', url, pid }, plain, path);
      figures.push([`${name}: requests/s beside plain Fastify`, '≥ 1.5×', times(ratio)]);
    }
  }
  const second = await startApiProcess(world.environment);
  stops.unshift(second.stop);
  const both = [url, second.url];
  if (wants('pollers')) {
    const pollers = within(10_000);
    const alone = await measurePollers('ours', url, pollers);
    const nginx = await startBehindNginx(both, world.folder);
    stops.unshift(nginx.stop);
    const deployed = await measurePollers('2 × ours behind nginx', nginx.url, pollers);
    figures.push([`p99 of ${pollers} pollers, one process`, '', milliseconds(alone)]);
    figures.push(['… two behind nginx, as deployed', '≤ 15 ms', milliseconds(deployed)]);
  }
  if (wants('streams')) {
    const streams = within(5_000);
    const { toAll, toWire } = await measureStreams(world, both, streams);
    figures.push([`change to ${streams} streams`, '≤ 50 ms', milliseconds(toAll)]);
    figures.push(['transaction to the wire', '< 250 ms', milliseconds(toWire)]);
  }
  if (wants('sessions')) figures.push(...(await measureSessions()));
  if (wants('leaderboard')) figures.push(...(await measureLeaderboard()));
  printTable(['goal', 'wanted', 'measured'], figures);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const stop of stops) await stop();
}

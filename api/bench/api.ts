/**
 * `npm run bench:api -w api -- [routes] [pollers] [streams]` compares the API with plain servers, and puts the load of
 * real pages on it.
 */
import { execSync } from 'node:child_process';
import { startApiProcess } from '../test/api-process';
import { bundleTestProgram } from '../test/test-program';
import { startWorld } from '../test/world';
import { measureBareBroadcast } from './bare-broadcast';
import { startBehindNginx } from './behind-nginx';
import { measureBroadcast } from './broadcast';
import { endCleanly } from './end-cleanly';
import { playRounds } from './game';
import { startWorkers } from './load/workers';
import { paths } from './paths';
import { measurePollers } from './polling';
import { milliseconds, printTable, times } from './print';
import { ownServer, startBareServer, startPlainServer } from './servers';
import { compareServers } from './throughput';

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
function workersOf(count: number) {
  const workers = startWorkers(count);
  stops.unshift(workers.stop);
  return workers;
}
async function plain(kind: 'Fastify' | 'Express') {
  const server = await startPlainServer(kind, world.environment.DATABASE_URL ?? '');
  stops.unshift(server.stop);
  return server;
}

const figures: string[][] = [];
try {
  console.log('Playing rounds, so that the routes have data …');
  await playRounds(world, wants('routes') ? FULL_ROUNDS : 2);
  const own = ownServer(world.api());

  if (wants('routes')) {
    const workers = workersOf(2);
    const servers = [own, await plain('Fastify'), await plain('Express')];
    for (const [name, path] of Object.entries(paths)) {
      const [, ratio = Number.NaN] = await compareServers(workers, servers, path);
      figures.push([`${name}: requests/s beside plain Fastify`, '≥ 1.5×', times(ratio)]);
    }
  }
  const workers = workersOf(2);
  const bare = [await startBareServer(), await startBareServer()] as const;
  stops.unshift(...bare.map(({ stop }) => stop));
  const second = ownServer(await startApiProcess(world.environment));
  stops.unshift(second.stop);
  const both = [own, second];
  if (wants('pollers')) {
    const pollers = within(10_000);
    const floor = await measurePollers(workers, bare[0], pollers);
    const p99 = await measurePollers(workers, own, pollers);
    const nginx = await startBehindNginx(both, world.folder);
    stops.unshift(nginx.stop);
    const deployed = await measurePollers(workers, nginx, pollers);
    figures.push([`p99 of ${pollers} pollers, one process`, '', milliseconds(p99)]);
    figures.push(['… two behind nginx, as deployed', '≤ 15 ms', milliseconds(deployed)]);
    figures.push(['… of a bare server', '', milliseconds(floor)]);
  }
  if (wants('streams')) {
    const streams = within(5_000);
    for (const readers of ['elsewhere', 'here'] as const) {
      const floor = await measureBareBroadcast(workers, bare, streams, readers);
      const { toAll, toWire } = await measureBroadcast(world, workers, both, streams, readers);
      const name = `change to ${streams} streams, read ${readers}`;
      figures.push([name, '≤ 50 ms', milliseconds(toAll)]);
      figures.push(['… of bare servers', '', milliseconds(floor)]);
      figures.push(['transaction to the wire', '< 250 ms', milliseconds(toWire)]);
    }
  }
  printTable(['goal', 'wanted', 'measured'], figures);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const stop of stops) await stop();
}

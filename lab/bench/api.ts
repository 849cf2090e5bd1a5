/** `npm run bench:api -- [routes] [pollers] [streams] [sessions] [leaderboard]` compares the API with plain Fastify, and loads it as pages do. */
import { startApiProcess } from '../../api/test/api-process';
import { bundleTestProgram } from '../../api/test/test-program';
import { startWorld } from '../../api/test/world';
import { playRounds } from './game';
import { measureLeaderboard } from './leaderboard';
import { measurePollers } from './pollers';
import { measureRoutes } from './routes';
import { measureSessions } from './sessions';
import { unlessSmallest } from './smallest';
import { measureStreams } from './streams';

const chosen = process.argv.slice(2).filter((part) => !part.startsWith('--'));
function wants(part: string) {
  return chosen.length === 0 || chosen.includes(part);
}

/** Enough rounds to fill the lists in the answers. */
const FULL_ROUNDS = unlessSmallest(15, 1);

async function measureProcesses(): Promise<void> {
  const world = await startWorld({ MAXIMUM_STREAMS_PER_ADDRESS: '0' });
  try {
    console.log('Playing rounds, so that the routes have data …');
    await playRounds(world, wants('routes') ? FULL_ROUNDS : 1);
    if (wants('routes')) await measureRoutes(world);
    const second = await startApiProcess(world.environment);
    const urls = [world.api().url, second.url] as const;
    if (wants('pollers')) await measurePollers(world, urls);
    if (wants('streams')) await measureStreams(world, urls);
    await second.stop();
  } finally {
    await world.stop();
  }
}

await bundleTestProgram();
if (['routes', 'pollers', 'streams'].some(wants)) await measureProcesses();
if (wants('sessions')) await measureSessions();
if (wants('leaderboard')) await measureLeaderboard();

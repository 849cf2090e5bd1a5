import { watchHost } from './host';
import type { Polled, PollAnswer } from './load/pollers';
import type { Workers } from './load/workers';
import { milliseconds, percent, whole } from './print';
import type { Server } from './servers';
import { quantile } from './statistics';

/** Until every page has sent its first request, and both programs are compiled. */
const WARM_UP_MS = 10_000;
const TURN_MS = 10_000;
/** A margin that does not count, because the load processes do not start and end at the same time. */
const APART_MS = 1_000;
/** At least two turns, and more until enough responses came while the host was quiet. */
const FEWEST_TURNS = 2;
const MOST_TURNS = 12;

async function poll(workers: Workers): Promise<PollAnswer[]> {
  const job = { kind: 'poll', warmUpMs: APART_MS, forMs: TURN_MS, goOnMs: APART_MS } as const;
  const loads = await workers.all<Polled>(job);
  const failures = loads.reduce((sum, one) => sum + one.failures, 0);
  if (failures > 0) throw new Error(`${failures} polls failed.`);
  return loads.flatMap(({ answers }) => answers);
}

function latency(answers: readonly PollAnswer[], share: number) {
  return quantile(
    answers.map((answer) => answer.latency),
    share,
  );
}

/**
 * Simulates polling pages. Resolves to the 99th percentile of the latencies while the host was quiet, in milliseconds. A
 * latency starts when its request is due.
 */
export async function measurePollers(
  workers: Workers,
  { name, port }: Server,
  pollers: number,
): Promise<number> {
  const share = Math.ceil(pollers / workers.count);
  await workers.all({ kind: 'open pollers', port, pollers: share });
  await workers.all({ kind: 'poll', warmUpMs: WARM_UP_MS, forMs: 0, goOnMs: 0 });
  const host = watchHost();
  const answers: PollAnswer[] = [];
  let quiet: PollAnswer[] = [];
  let enough = 0;
  let turns = 0;
  while (turns < FEWEST_TURNS || (quiet.length < enough && turns < MOST_TURNS)) {
    answers.push(...(await poll(workers)));
    turns++;
    quiet = answers.filter(({ due, latency }) => host.wasQuiet(due, due + latency));
    enough = (answers.length / turns) * FEWEST_TURNS;
  }
  host.stop();
  await workers.all({ kind: 'close pollers' });
  const perSecond = answers.length / turns / (TURN_MS / 1000);
  console.log(
    `${name}: ${whole(pollers)} pollers, ${whole(perSecond)} requests/s: ` +
      `median ${milliseconds(latency(answers, 0.5))}, p99 ${milliseconds(latency(answers, 0.99))}; ` +
      `p99 ${milliseconds(latency(quiet, 0.99))} in the ${percent(quiet.length / answers.length)} of the time ` +
      `in which the host was quiet`,
  );
  return latency(quiet, 0.99);
}

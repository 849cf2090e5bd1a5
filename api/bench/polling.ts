import { watchHost } from './host';
import type { Polled, PollAnswer } from './load/pollers';
import type { Workers } from './load/workers';
import { milliseconds, percent, whole } from './print';
import type { Server } from './servers';
import { quantile } from './statistics';

/** Until every page has asked once on its connection, and both programs are compiled. */
const warmUpMs = 10_000;
const turnMs = 10_000;
/** What the load processes begin and end apart from each other does not count. */
const apartMs = 1_000;
/** Two turns at least, and more until as many answers came while the host left the machine its processors. */
const fewestTurns = 2;
const mostTurns = 12;

const poll = async (workers: Workers): Promise<PollAnswer[]> => {
  const job = { kind: 'poll', warmUpMs: apartMs, forMs: turnMs, goOnMs: apartMs } as const;
  const loads = await workers.all<Polled>(job);
  const failures = loads.reduce((sum, one) => sum + one.failures, 0);
  if (failures > 0) throw new Error(`${failures} polls failed.`);
  return loads.flatMap(({ answers }) => answers);
};

const latency = (answers: readonly PollAnswer[], share: number) =>
  quantile(
    answers.map((answer) => answer.latency),
    share,
  );

/**
 * Simulated pages that poll: the 99th percentile of the latencies, each from when its request was due, in the time in
 * which the host left the machine its processors.
 */
export const measurePollers = async (
  workers: Workers,
  { name, port }: Server,
  pollers: number,
): Promise<number> => {
  const share = Math.ceil(pollers / workers.count);
  await workers.all({ kind: 'open pollers', port, pollers: share });
  await workers.all({ kind: 'poll', warmUpMs, forMs: 0, goOnMs: 0 });
  const host = watchHost();
  const answers: PollAnswer[] = [];
  let quiet: PollAnswer[] = [];
  let enough = 0;
  let turns = 0;
  while (turns < fewestTurns || (quiet.length < enough && turns < mostTurns)) {
    answers.push(...(await poll(workers)));
    turns++;
    quiet = answers.filter(({ due, latency }) => host.wasQuiet(due, due + latency));
    enough = (answers.length / turns) * fewestTurns;
  }
  host.stop();
  await workers.all({ kind: 'close pollers' });
  const perSecond = answers.length / turns / (turnMs / 1000);
  console.log(
    `${name}: ${whole(pollers)} pollers, ${whole(perSecond)} requests/s: ` +
      `median ${milliseconds(latency(answers, 0.5))}, p99 ${milliseconds(latency(answers, 0.99))}; ` +
      `p99 ${milliseconds(latency(quiet, 0.99))} in the ${percent(quiet.length / answers.length)} of the time ` +
      `in which the host left the machine its processors`,
  );
  return latency(quiet, 0.99);
};

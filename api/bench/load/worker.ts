/** One of several load processes, so that no single process limits the load. Its parent sends its jobs. */
import { runClosedLoop, type ClosedLoop } from './closed-loop';
import { openPollers, type OpenPollers, type Poll } from './pollers';
import { openStreams, type Streams } from './streams';

export type Job =
  | ClosedLoop
  | OpenPollers
  | Poll
  | Streams
  | { readonly kind: 'close pollers' | 'arrivals' };

let pollers: Awaited<ReturnType<typeof openPollers>> | undefined;
let streams: Awaited<ReturnType<typeof openStreams>> | undefined;

async function run(job: Job): Promise<unknown> {
  switch (job.kind) {
    case 'closed':
      return runClosedLoop(job);
    case 'open pollers':
      pollers = await openPollers(job);
      return undefined;
    case 'poll':
      return pollers?.poll(job);
    case 'close pollers':
      return pollers?.close();
    case 'streams':
      streams?.close();
      streams = await openStreams(job);
      return undefined;
    case 'arrivals':
      return streams?.arrivals();
  }
}

process.on('message', (job: Job) => {
  run(job).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

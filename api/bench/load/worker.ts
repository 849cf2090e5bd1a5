/** One of several processes that make the load, so that none is what limits it. Its orders come from its parent. */
import { runClosedLoop, type ClosedLoop } from './closed-loop';
import { runPollers, type Pollers } from './pollers';
import { openStreams, type Streams } from './streams';

export type Job = ClosedLoop | Pollers | Streams | { readonly kind: 'arrivals' };

let streams: Awaited<ReturnType<typeof openStreams>> | undefined;

const run = async (job: Job): Promise<unknown> => {
  switch (job.kind) {
    case 'closed':
      return runClosedLoop(job);
    case 'pollers':
      return runPollers(job);
    case 'streams':
      streams?.close();
      streams = await openStreams(job);
      return undefined;
    case 'arrivals':
      return streams?.arrivals();
  }
};

process.on('message', (job: Job) => {
  run(job).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

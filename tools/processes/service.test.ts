import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../testing/until';
import { processTree } from './process-tree';
import { startService } from './service';

const MINUTE = 60_000;
const patient = new AbortController().signal;

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'service-'))));
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A program of the shell that logs a line and its child's id. */
function command(then = 'wait') {
  const script = `echo reading blocks; sleep 100 & echo $! > child; ${then}`;
  const logFile = join(folder, 'api.log');
  return { name: 'The API', program: 'sh', args: ['-c', script], cwd: folder, logFile };
}

function childId(): string {
  try {
    return readFileSync(join(folder, 'child'), 'utf8').trim();
  } catch {
    return '';
  }
}

function childHasEnded(): boolean {
  return processTree(Number(childId())).length === 0;
}

/** Starts one that answers, by a clock of ours, after this time. */
function startOneThatTakes(time: number) {
  let now = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const isReady = () => {
    now += MINUTE / 2;
    return Promise.resolve(now > time && childId() !== '');
  };
  return startService(command(), isReady, patient);
}

test('waits minutes for a service on a busy machine', async () => {
  const service = await startOneThatTakes(4 * MINUTE);
  await service.stop();
  await until(childHasEnded);
});

test('gives up at last, and shows what the service logged', async () => {
  await expect(startOneThatTakes(20 * MINUTE)).rejects.toThrow(
    `The API did not answer within 5 minutes. The end of ${join(folder, 'api.log')}:\n\nreading blocks`,
  );
});

test('a service that dies says how, shows what it logged, and leaves no child behind', async () => {
  const isReady = () => Promise.resolve(childId() !== '');
  const { died } = await startService(command('sleep 0.3; exit 3'), isReady, patient);
  const { message } = await died;
  expect(message).toMatch(/^The API ended \(exit code 3\)\. The end of .*:\n\nreading blocks$/);
  await until(childHasEnded);
});

test('an aborted start leaves nothing behind', async () => {
  const stopping = new AbortController();
  const isReady = () => {
    if (childId() !== '') stopping.abort(new Error('Ctrl-C'));
    return Promise.reject(new Error('connection refused'));
  };
  await expect(startService(command(), isReady, stopping.signal)).rejects.toThrow('Ctrl-C');
  await until(childHasEnded);
});

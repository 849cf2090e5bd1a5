import type { Service } from './service';
import { waitFor } from './wait-for';

const MINUTE = 60_000;

const service: Service = {
  name: 'The API',
  died: new Promise(() => undefined),
  endOfLog: () => 'The end of api.log:\n\nreading blocks',
  stop: () => Promise.resolve(),
};

/** Waits for a service that answers, by a clock of ours, after this time. */
function waitForOneThatTakes(time: number) {
  let now = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const isReady = () => {
    now += MINUTE / 2;
    return Promise.resolve(now > time);
  };
  const { signal } = new AbortController();
  return waitFor(service, isReady, signal);
}

afterEach(() => jest.restoreAllMocks());

test('waits minutes for a service on a busy machine', async () => {
  await expect(waitForOneThatTakes(4 * MINUTE)).resolves.toBeUndefined();
});

test('gives up at last, and shows what the service logged', async () => {
  await expect(waitForOneThatTakes(20 * MINUTE)).rejects.toThrow(
    'The API did not answer within 5 minutes. The end of api.log:\n\nreading blocks',
  );
});

import { http, HttpResponse } from 'msw';
import { fakeServer } from '../../testing/fake-server';
import { FailureLog, sendFailure } from './failure-log';
import type { RemoteFailure } from './remote-failure';

const { server } = fakeServer();

const failure: RemoteFailure = {
  remote: 'game',
  version: '1.0.0',
  kind: 'unreachable',
  phase: 'entry',
  detail: 'Failed to load.',
};

test('a failure that several places meet is listed and sent once', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  const send = jest.fn(() => Promise.resolve(undefined));
  const log = new FailureLog(send);
  log.add(failure);
  log.add({ ...failure });
  log.add({ ...failure, version: '0.9.0' });
  expect(log.list.map(({ version }) => version)).toEqual(['1.0.0', '0.9.0']);
  expect(log.list[0]?.time).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(send).toHaveBeenCalledTimes(2);
  expect(errors).toHaveBeenCalledWith('[remote] game 1.0.0, entry: Failed to load.');
  errors.mockRestore();
});

test("a failure has the trace that the API's answer to its report names", async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  server.use(
    http.post('*/api/telemetry/remote-error', () => {
      const headers = { traceresponse: `00-${trace}-00f067aa0ba902b7-01` };
      return new HttpResponse(null, { status: 204, headers });
    }),
  );
  const log = new FailureLog(sendFailure);
  expect(await log.traceOf(failure)).toBeUndefined();
  log.add(failure);
  expect(await log.traceOf({ ...failure })).toBe(trace);
  errors.mockRestore();
});

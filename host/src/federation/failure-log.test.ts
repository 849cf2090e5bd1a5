import { FailureLog } from './failure-log';
import type { RemoteFailure } from './remote-failure';

const failure: RemoteFailure = {
  remote: 'game',
  version: '1.0.0',
  kind: 'unreachable',
  phase: 'entry',
  detail: 'Failed to load.',
};

test('a failure that several places meet is listed and sent once', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  const send = jest.fn();
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

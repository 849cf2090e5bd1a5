import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeError } from 'ethers';
import { loggedError, openLog } from './open-log';

test('continues without a writable output, and counts the failures', () => {
  const full = openSync('/dev/full', 'w');
  const onFailure = jest.fn();
  const log = openLog({ level: 'info', to: full, onFailure });
  for (let line = 0; line < 3; line++) log.info('A line');
  expect(onFailure).toHaveBeenCalled();
  closeSync(full);
});

test('writes to a working output', () => {
  const folder = mkdtempSync(join(tmpdir(), 'updown-log-'));
  const file = openSync(join(folder, 'log'), 'w');
  openLog({ level: 'info', to: file, onFailure: () => {} }).info({ id: 7 }, 'A line');
  closeSync(file);
  expect(JSON.parse(readFileSync(join(folder, 'log'), 'utf8'))).toMatchObject({
    id: 7,
    msg: 'A line',
  });
  rmSync(folder, { recursive: true });
});

const signed = `0x${'ab'.repeat(65)}`;

test('logs the cause and place of an ethers error, without its transaction', () => {
  const error = makeError('insufficient funds', 'INSUFFICIENT_FUNDS', {
    transaction: { data: signed },
  });
  expect(error.message).toContain(signed);
  const logged = JSON.stringify(loggedError(error));
  expect(logged).not.toContain(signed);
  expect(logged).toContain('open-log.test.ts');
  expect(loggedError(error)).toMatchObject({
    code: 'INSUFFICIENT_FUNDS',
    message: 'insufficient funds',
  });
});

test('logs any other error completely', () => {
  expect(
    loggedError(new TypeError('It is none.', { cause: new Error('For this.') })),
  ).toMatchObject({ type: 'TypeError', message: 'It is none.: For this.' });
});

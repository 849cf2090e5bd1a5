import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from './open-log';

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

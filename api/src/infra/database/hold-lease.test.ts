import { pino } from 'pino';
import { holdLease, LeaseLost } from './hold-lease';

const log = pino({ level: 'silent' });

function leaseOf(first: number | undefined) {
  const lease = { now: first };
  const held = {
    acquire: () => Promise.resolve(lease.now !== undefined),
    term: () => lease.now,
  };
  return { lease, held };
}

test('runs no work in a process that may have lost the lease without noticing', async () => {
  const { lease, held } = leaseOf(1);
  const holder = await holdLease(held, 'indexer', log, () => {});
  const work = jest.fn(() => Promise.resolve());
  lease.now = undefined;
  await holder.while(work)();
  expect(work).not.toHaveBeenCalled();
  expect(holder.isHeld()).toBe(false);
  await holder.stop();
});

test('stops work that began before a pause, even if the process has the lease again', async () => {
  const { lease, held } = leaseOf(1);
  const holder = await holdLease(held, 'indexer', log, () => {});
  await holder.while((assertHeld) => {
    assertHeld();
    lease.now = undefined;
    expect(assertHeld).toThrow(LeaseLost);
    lease.now = 2;
    expect(assertHeld).toThrow(LeaseLost);
    return Promise.resolve();
  })();
  await holder.stop();
});

import { Latch } from './latch';

const patient = new AbortController().signal;

test('a waiter goes on when the latch opens, and a later one does not wait', async () => {
  const latch = new Latch();
  const order: string[] = [];
  const waiting = latch.opened(patient).then(() => order.push('went on'));
  await Promise.resolve();
  order.push('opened');
  latch.open();
  await waiting;
  expect(order).toEqual(['opened', 'went on']);
  await latch.opened(patient);
});

test('an aborted wait rejects with the reason', async () => {
  const latch = new Latch();
  const giveUp = new AbortController();
  const waiting = latch.opened(giveUp.signal);
  giveUp.abort(new Error('the chain did not start'));
  await expect(waiting).rejects.toThrow('the chain did not start');
  await expect(latch.opened(giveUp.signal)).rejects.toThrow('the chain did not start');
});

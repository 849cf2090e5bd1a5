import { Milestone } from './milestone';

const patient = new AbortController().signal;

test('who waits goes on when it is reached, and who comes later need not wait', async () => {
  const milestone = new Milestone();
  const order: string[] = [];
  const waiting = milestone.reached(patient).then(() => order.push('went on'));
  await Promise.resolve();
  order.push('reached');
  milestone.reach();
  await waiting;
  expect(order).toEqual(['reached', 'went on']);
  await milestone.reached(patient);
});

test('who gives up is told why', async () => {
  const milestone = new Milestone();
  const giveUp = new AbortController();
  const waiting = milestone.reached(giveUp.signal);
  giveUp.abort(new Error('the chain did not start'));
  await expect(waiting).rejects.toThrow('the chain did not start');
  await expect(milestone.reached(giveUp.signal)).rejects.toThrow('the chain did not start');
});

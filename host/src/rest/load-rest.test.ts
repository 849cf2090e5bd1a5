import { shareScope } from '../../../webpack/federation/share-scope';
import { addRest, loadedRest, provideShared, readyRest } from './load-rest';

test('remotes find `shared` in the page before it is there', async () => {
  provideShared();
  expect(loadedRest()).toBeNull();
  const [provided] = Object.values(shareScope['@updown/shared']!);
  const factory = await provided!.get();
  expect(factory()).toHaveProperty('useSession');
  expect(loadedRest()).not.toBeNull();
});

test('what reads from the API waits until the store has it', async () => {
  const order: string[] = [];
  const waiting = readyRest.then(() => order.push('read'));
  await addRest(async () => {
    await Promise.resolve();
    order.push('added');
  });
  await waiting;
  expect(order).toEqual(['added', 'read']);
});

import { siteReleased, createStore } from '@updown/shared';
import { createListener } from '../listener';
import type { Site } from '../site/site';
import { followReleases } from './follow-releases';

function at(serial: number): Site {
  return { serial, remotes: {} };
}

function noWallet(): never {
  throw new Error('No wallet here.');
}

function follow(read: () => Promise<Site>) {
  const { middleware, listen } = createListener();
  const onRelease = jest.fn();
  followReleases(listen, { site: at(4), read, onRelease });
  const store = createStore({ wallet: noWallet }, [middleware]);
  const report = async (serial: number) => {
    store.dispatch(siteReleased(serial));
    await new Promise((resolve) => process.nextTick(resolve));
  };
  return { report, onRelease };
}

test('reads the descriptor once for each newer serial number', async () => {
  const read = jest.fn(() => Promise.resolve(at(5)));
  const { report, onRelease } = follow(read);
  await report(4);
  expect(read).not.toHaveBeenCalled();
  await report(5);
  await report(5);
  expect(read).toHaveBeenCalledTimes(1);
  expect(onRelease.mock.calls).toEqual([[at(5)]]);
});

test('an unreadable descriptor leaves the page unchanged, and the next report triggers another attempt', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const read = jest.fn(() => Promise.reject<Site>(new Error('no answer')));
  const { report, onRelease } = follow(read);
  await report(5);
  read.mockResolvedValue(at(5));
  await report(5);
  expect(onRelease.mock.calls).toEqual([[at(5)]]);
  warn.mockRestore();
});

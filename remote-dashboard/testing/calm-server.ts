import { serverClock } from '@updown/shared';
import { testServer } from '@updown/shared/testing';
import { calmApi, NOW } from './api';

/** Serves the healthy API to the tests of a file, at a fixed game time. */
export function calmServer() {
  const server = testServer(...calmApi);
  beforeEach(() => serverClock.sync(NOW));
  return server;
}

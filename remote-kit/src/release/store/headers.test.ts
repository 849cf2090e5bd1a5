import { cacheControl } from './headers';

test.each(['/main.07299ed2.js', '/remotes/chart/0.1.0/widget-frame.0a1b2c3d.html'])(
  '%s has a hash in its name and is cached forever',
  (path) => {
    expect(cacheControl(path)).toBe('public, max-age=31536000, immutable');
  },
);

test.each([
  '/',
  '/site.json',
  '/remotes/game/0.1.0/release.json',
  '/favicon.svg',
  '/push-worker.js',
])('%s is revalidated every time', (path) => {
  expect(cacheControl(path)).toBe('no-cache');
});

import { LOADED } from '../federation/remote-service';
import { loadedVersions } from './measure-vitals';

test('a version counts with its first module, and its files are beside its entry', () => {
  const detail = { remote: 'game', version: '0.2.0', entry: '/files/game/0.2.0/remote-entry.js' };
  performance.measure(LOADED, { start: 100, end: 900, detail });
  performance.measure(LOADED, { start: 950, end: 1_000, detail });
  const folder = new URL('/files/game/0.2.0/', document.baseURI).href;
  expect(loadedVersions()).toEqual([{ remote: 'game', version: '0.2.0', folder, loadMs: 800 }]);
});

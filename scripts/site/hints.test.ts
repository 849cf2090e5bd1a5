import { hintsOf, remotesOn } from './hints';

const deployed = (name: string) => ({ version: '1.0.0', entry: `/remotes/${name}/1.0.0/m.json` });
const whole = {
  remotes: { game: deployed('game'), chart: deployed('chart'), dashboard: deployed('dashboard') },
};

test('each page has the remotes that it shows', () => {
  expect(remotesOn('/', whole)).toEqual(['chart', 'game']);
  expect(remotesOn('/dashboard', whole)).toEqual(['dashboard']);
  expect(remotesOn('/elsewhere', whole)).toEqual([]);
});

test('where the dashboard is alone, it is what stands at the first address', () => {
  const alone = { remotes: { dashboard: deployed('dashboard') } };
  expect(remotesOn('/', alone)).toEqual(['dashboard']);
});

test('a remote that is not deployed is not hinted at', () => {
  expect(remotesOn('/dashboard', { remotes: { game: deployed('game') } })).toEqual([]);
});

test("a remote's manifest, its entry and what it exposes are each hinted at once", () => {
  const manifest = {
    metaData: { remoteEntry: { name: 'entry.1.js', path: '' } },
    exposes: [
      { assets: { js: { sync: ['panel.2.js', 'both.3.js'] } } },
      { assets: { js: { sync: ['table.4.js', 'both.3.js'] } } },
    ],
  };
  expect(hintsOf('/remotes/game/1.0.0/mf-manifest.json', manifest)).toEqual([
    { href: '/remotes/game/1.0.0/mf-manifest.json', as: 'fetch' },
    { href: '/remotes/game/1.0.0/entry.1.js', as: 'script' },
    { href: '/remotes/game/1.0.0/panel.2.js', as: 'script' },
    { href: '/remotes/game/1.0.0/both.3.js', as: 'script' },
    { href: '/remotes/game/1.0.0/table.4.js', as: 'script' },
  ]);
});

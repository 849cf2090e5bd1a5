import { release } from '../../testing/page';
import type { Site } from '../site/site';
import { guardScripts, originRule, scriptRule } from './script-policy';

const charts = { ...release('chart', '2.0.0'), entry: 'https://charts.example/2.0.0/entry.js' };
const site: Site = {
  serial: 1,
  remotes: {
    game: {
      status: 'on',
      remote: {
        ...release('game'),
        fallback: release('game', '0.8.0'),
        next: { ...release('game', '1.1.0'), share: 20 },
      },
    },
    chart: { status: 'on', remote: charts },
    dashboard: { status: 'off', reason: 'It is slow.' },
  },
};
const PAGE = 'https://updown.example/dashboard';
const admits = scriptRule(site, PAGE);
const REMOTE_SCRIPT = 'https://charts.example/2.0.0/drawing.js';

test.each([
  '/test-wallet.07299ed2.js',
  'https://updown.example/test-wallet.07299ed2.js',
  '/remotes/game/1.0.0/remote-entry.1a2b3c4d.js',
  '/remotes/game/1.0.0/parts/panel.js',
  '/remotes/game/0.8.0/panel.js',
  '/remotes/game/1.1.0/panel.js',
  '/remotes/game/1.0.0/panel.js?retry=2',
  'https://charts.example/2.0.0/drawing.js',
])('%s is a script of the site', (address) => {
  expect(admits(address)).toBe(true);
});

test.each([
  'https://evil.example/panel.js',
  '//evil.example/remotes/game/1.0.0/panel.js',
  'https://charts.example/1.0.0/drawing.js',
  'https://charts.example/2.0.0.evil/drawing.js',
  '/remotes/game/0.9.0/panel.js',
  '/remotes/dashboard/1.0.0/dashboard.js',
  '/remotes/game/1.0.0/../0.9.0/panel.js',
  '/remotes/game/1.0.0/%2e%2e/0.9.0/panel.js',
  '/remotes/game/1.0.0/..%2f0.9.0/panel.js',
  '/remotes/game/1.0.0/release.json',
  '/remotes/game/1.0.0/panel.js?callback=x',
  '/remotes/game/1.0.0/panel.js#x',
  '/api/config.js',
  '/api/health',
  '/main.js?x',
  'data:text/javascript,alert(1)',
  'blob:https://updown.example/1',
  'javascript:alert(1)',
  'https://',
  '',
])('%j is not', (address) => {
  expect(admits(address)).toBe(false);
});

test('the policy returns an address unchanged, or rejects it', async () => {
  const createPolicy = jest.fn<
    unknown,
    [string, { createScriptURL: (address: string) => string | null }]
  >();
  window.trustedTypes = { createPolicy };
  const reading = Promise.resolve(site);
  guardScripts(reading);
  delete window.trustedTypes;
  const [name, rules] = createPolicy.mock.calls[0]!;
  expect(name).toBe('default');
  // No rule for HTML and inline code: the browser refuses both.
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
  expect(rules.createScriptURL('/panel.js')).toBe('/panel.js');
  expect(rules.createScriptURL(REMOTE_SCRIPT)).toBeNull();
  await reading;
  expect(rules.createScriptURL(REMOTE_SCRIPT)).toBe(REMOTE_SCRIPT);
  expect(rules.createScriptURL('https://evil.example/panel.js')).toBeNull();
});

test('the page starts in a browser without Trusted Types', () => {
  expect(() => guardScripts(Promise.resolve(site))).not.toThrow();
});

test('a version on an origin that the page did not begin with requires a reload', () => {
  const isAdmitted = originRule(site, PAGE);
  const at = (origin: string) => ({ ...charts, entry: `${origin}/3.0.0/entry.js` });
  expect(isAdmitted(release('game', '3.0.0'))).toBe(true);
  expect(isAdmitted(at('https://charts.example'))).toBe(true);
  expect(isAdmitted(at('https://new.example'))).toBe(false);
});

import { settingsFrom } from './settings';

const ROOT = '/project';

test('the defaults are the documented ports', () => {
  expect(settingsFrom({}, ROOT)).toEqual({
    sitePort: 3000,
    dashboardPort: 3001,
    apiPort: 4000,
    chainPort: 8545,
    dataDir: '/project/.updown',
  });
});

test('every port and the folder can be chosen', () => {
  const env = {
    SITE_PORT: '1',
    DASHBOARD_PORT: '3',
    API_PORT: ' 2 ',
    CHAIN_PORT: '65535',
    DATA_DIR: '/elsewhere',
  };
  expect(settingsFrom(env, ROOT)).toEqual({
    sitePort: 1,
    dashboardPort: 3,
    apiPort: 2,
    chainPort: 65535,
    dataDir: '/elsewhere',
  });
});

test('a relative folder is relative to the repository', () => {
  expect(settingsFrom({ DATA_DIR: 'other' }, ROOT).dataDir).toBe('/project/other');
});

test.each(['abc', '0', '65536', '30.5', '-1'])(
  '%s is not a port, and the message names the variable',
  (text) => {
    expect(() => settingsFrom({ API_PORT: text }, ROOT)).toThrow(
      `API_PORT must be a port from 1 to 65535, not '${text}'.`,
    );
  },
);

test('two parts cannot share a port', () => {
  expect(() => settingsFrom({ API_PORT: '3000' }, ROOT)).toThrow(
    'SITE_PORT and API_PORT are both 3000; each needs a port of its own.',
  );
});

test("the dashboard's port counts only if its site is served", () => {
  const env = { SITE_PORT: '3001', API_PORT: '4000', DASHBOARD_PORT: '4000' };
  expect(settingsFrom(env, ROOT).sitePort).toBe(3001);
  expect(() => settingsFrom(env, ROOT, 'dashboardPort')).toThrow(
    'DASHBOARD_PORT and API_PORT are both 4000; each needs a port of its own.',
  );
});

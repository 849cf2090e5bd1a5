import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { root } from '../../tools/root';
import { checkPorts, settingsFrom } from './settings';

test('the defaults are the documented ports', () => {
  expect(settingsFrom({})).toEqual({
    sitePort: 3000,
    dashboardPort: 3001,
    apiPort: 4000,
    chainPort: 8545,
    dataDir: join(root, '.updown'),
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
  expect(settingsFrom(env)).toEqual({
    sitePort: 1,
    dashboardPort: 3,
    apiPort: 2,
    chainPort: 65535,
    dataDir: '/elsewhere',
  });
});

test('a relative folder is relative to the repository', () => {
  expect(settingsFrom({ DATA_DIR: 'other' }).dataDir).toBe(join(root, 'other'));
});

test.each(['abc', '0', '65536', '30.5', '-1'])(
  '%s is not a port, and the message names the variable',
  (text) => {
    expect(() => settingsFrom({ API_PORT: text })).toThrow(
      `API_PORT must be a port from 1 to 65535, not '${text}'.`,
    );
  },
);

test('two parts cannot share a port', () => {
  expect(() => settingsFrom({ API_PORT: '3000' })).toThrow(
    'SITE_PORT and API_PORT are both 3000; each needs a port of its own.',
  );
});

test("the dashboard's port counts only if its site is served", () => {
  const env = { SITE_PORT: '3001', API_PORT: '4000', DASHBOARD_PORT: '4000' };
  expect(settingsFrom(env).sitePort).toBe(3001);
  expect(() => settingsFrom(env, 'dashboardPort')).toThrow(
    'DASHBOARD_PORT and API_PORT are both 4000; each needs a port of its own.',
  );
});

let other: Server | undefined;
afterEach(() => void other?.close());

async function occupy(host: string): Promise<number> {
  other = createServer().listen(0, host);
  await once(other, 'listening');
  return (other.address() as AddressInfo).port;
}

test.each(['127.0.0.1', '0.0.0.0'])(
  'a port that is taken on %s is named, with the variable that changes it',
  async (host) => {
    const port = await occupy(host);
    await expect(checkPorts({ sitePort: port })).rejects.toMatchObject({
      name: 'Problem',
      message: expect.stringMatching(
        new RegExp(`Port ${port}, which the site would use, is taken.*SITE_PORT=${port + 1}`, 's'),
      ) as string,
    });
  },
);

test('free ports pass', async () => {
  const port = await occupy('127.0.0.1');
  other?.close();
  await once(other!, 'close');
  await expect(checkPorts({ sitePort: port, dataDir: '' })).resolves.toBeUndefined();
});

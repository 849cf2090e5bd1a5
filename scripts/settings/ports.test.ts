import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { checkPorts } from './ports';

let other: Server;
afterEach(() => other.close());

async function occupy(host: string): Promise<number> {
  other = createServer().listen(0, host);
  await once(other, 'listening');
  return (other.address() as AddressInfo).port;
}

test.each(['127.0.0.1', '0.0.0.0'])(
  'a port that is taken on %s is named, with the variable that changes it',
  async (host) => {
    const port = await occupy(host);
    // The launcher looks at the site's port first; the others may be anything.
    const settings = { sitePort: port, apiPort: port, chainPort: port, dataDir: '' };
    await expect(checkPorts(settings)).rejects.toMatchObject({
      name: 'Problem',
      message: expect.stringMatching(
        new RegExp(`Port ${port}, which the site would use, is taken.*SITE_PORT=${port + 1}`, 's'),
      ) as string,
    });
  },
);

test('free ports pass', async () => {
  const port = await occupy('127.0.0.1');
  other.close();
  await once(other, 'close');
  const settings = { sitePort: port, apiPort: port, chainPort: port, dataDir: '' };
  await expect(checkPorts(settings)).resolves.toBeUndefined();
});

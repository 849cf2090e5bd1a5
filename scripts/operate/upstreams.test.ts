import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createListener, type Socket } from 'node:net';
import { freePort } from '../../tools/free-port';
import { startRealNginx, type RealNginx } from './testing/real-nginx';

// nginx itself, in front of two servers that are there, gone or frozen.
jest.setTimeout(120_000);

let nginx: RealNginx;
let url: string;
let ports: [number, number];
const running = new Map<number, { close(): Promise<void> }>();
let calls: string[];

async function listen(server: Server | ReturnType<typeof createListener>, port: number) {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  running.set(port, {
    close: async () => {
      running.delete(port);
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  });
}

function start(port: number) {
  return listen(
    createServer((request, response) => {
      calls.push(`${request.method} ${port}`);
      response.end('{}');
    }),
    port,
  );
}

/** Takes connections and calls, as the system does for a stopped process, and never answers. */
function freeze(port: number) {
  return listen(
    createListener((socket) => {
      socket.once('data', (text: Buffer) => calls.push(`${text.toString().split(' ')[0]} ${port}`));
      socket.on('error', () => undefined);
    }),
    port,
  );
}

/** As long as a page waits. */
async function ask(method = 'GET') {
  const signal = AbortSignal.timeout(10_000);
  return (await fetch(`${url}/api/time?${Math.random()}`, { method, signal })).status;
}

beforeEach(async () => {
  calls = [];
  ports = [await freePort(), await freePort()];
  nginx = await startRealNginx({ apis: ports.map((port) => `127.0.0.1:${port}`) });
  url = `http://127.0.0.1:${nginx.port}`;
});
afterEach(async () => {
  await nginx.stop();
  for (const server of running.values()) await server.close();
});

test('no call fails while the processes are restarted one after another', async () => {
  for (const port of ports) await start(port);
  const statuses = [];
  for (const port of [...ports, ...ports]) {
    await running.get(port)!.close();
    for (let call = 0; call < 6; call++) statuses.push(await ask(call % 2 ? 'POST' : 'GET'));
    await start(port);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('a read to a frozen process is answered by another, and later reads go there', async () => {
  await start(ports[0]);
  await freeze(ports[1]);
  const statuses = [];
  for (let call = 0; call < 20; call++) statuses.push(await ask());
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(calls.filter((call) => call === `GET ${ports[1]}`).length).toBeLessThanOrEqual(2);
});

test("a call that changes something goes to one process only, and its error has the API's format", async () => {
  await Promise.all(ports.map(freeze));
  const waiting = fetch(`${url}/api/predict`, {
    method: 'POST',
    signal: AbortSignal.timeout(4000),
  });
  await expect(waiting).rejects.toThrow();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatch(/^POST /);

  for (const port of ports) await running.get(port)!.close();
  const rejected = await fetch(`${url}/api/predict`, { method: 'POST' });
  expect(rejected.status).toBe(503);
  expect(await rejected.json()).toMatchObject({ success: false, error: 'api_unavailable' });
});

import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { drain } from './drain';

let app: FastifyInstance;
let url: string;
let answer: (text: string) => void;
/** Resolves when the running request has reached its handler. */
let requested: Promise<void>;
const agent = new Agent({ keepAlive: true });

async function start(longestMs: number) {
  app = Fastify({ forceCloseConnections: 'idle' });
  await app.register(drain(longestMs));
  requested = new Promise((reached) => {
    app.get('/slow', () => {
      reached();
      return new Promise<string>((resolve) => (answer = resolve));
    });
  });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
}
afterEach(() => app.close());
afterAll(() => agent.destroy());

async function call() {
  const sent = request(`${url}/slow`, { agent });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response.statusCode;
}

test('answers the running request, and then stops although the connection is kept alive', async () => {
  await start(60_000);
  const status = call();
  await requested;
  let isClosed = false;
  const closed = app.close().then(() => (isClosed = true));
  while (app.server.listening) await sleep(5);
  await expect(call()).rejects.toThrow('ECONNREFUSED');
  expect(isClosed).toBe(false);
  answer('here');
  expect(await status).toBe(200);
  await closed;
});

test('does not wait for an idle connection', async () => {
  await start(60_000);
  const silent = connect(Number(new URL(url).port), '127.0.0.1');
  await once(app.server, 'connection');
  await app.close();
  silent.destroy();
});

test('cuts off a request that does not end', async () => {
  await start(100);
  const status = call();
  const broken = expect(status).rejects.toThrow('socket hang up');
  await requested;
  await app.close();
  await broken;
});

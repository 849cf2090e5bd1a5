import Fastify, { type FastifyInstance } from 'fastify';
import { readSettings } from '../../infra/settings/settings';
import type { ReadModel } from '../../state/read-model/read-model';
import { createResources, type Resource } from '../../state/read-model/resources';
import { sendResource } from '../routes/send-resource';
import { hostCheck } from './hosts';
import { hotReads } from './hot-reads';
import { security } from './security';

const SITE = 'http://localhost:3000';
const PATH = '/api/status';

let app: FastifyInstance;
let url: string;
/** The number of calls to the router, from outside and from within. */
let routed: number;
let round: number;
let measured: string[];
let isHeld: boolean;
const resources = createResources(1);

beforeEach(async () => {
  [routed, round, measured, isHeld] = [0, 1, [], true];
  resources.clear();
  const status = () => resources.get('status', () => ({ round, note: 'ü' }));
  const held = () => (isHeld ? status() : undefined) as Resource;
  app = Fastify();
  await app.register(security(readSettings({})));
  const metrics = {
    requestTook: (route: string, code: number) => measured.push(`${route} ${code}`),
  };
  await app.register(
    hotReads(
      { readModel: { status: held } as ReadModel, metrics: metrics as never },
      [SITE],
      hostCheck([]),
    ),
  );
  app.addHook('onRequest', (_request, _reply, done) => {
    routed++;
    done();
  });
  app.get(PATH, { config: { isFree: true } }, (request, reply) =>
    sendResource(request, reply, status()),
  );
  url = (await app.listen({ port: 0, host: '127.0.0.1' })) + PATH;
});
afterEach(() => app.close());

async function ask(headers: Record<string, string> = {}, method = 'GET', at = url) {
  const response = await fetch(at, { headers, method });
  const entries = [...response.headers].filter(([name]) => name !== 'date');
  return { status: response.status, headers: new Map(entries), body: await response.text() };
}

/** Repeats the call until it is answered without the router, which has to provide the headers first. */
async function warmUp(headers: Record<string, string> = {}) {
  for (let before = -1; before !== routed; await ask(headers)) before = routed;
}

/** The router's answer, through an address that pages do not use, and the hot answer. */
async function bothAnswers(headers: Record<string, string>) {
  await warmUp(headers.origin === undefined ? {} : { origin: headers.origin });
  const before = routed;
  const hot = await ask(headers);
  expect(routed).toBe(before);
  const byRouter = await ask(headers, 'GET', `${url}?other`);
  expect(routed).toBe(before + 1);
  return [byRouter, hot];
}

test.each([
  ['a caller without an origin', {}],
  ["the site's page", { origin: SITE }],
])('answers %s as the router does, without it', async (_who, headers) => {
  const [byRouter, hot] = await bothAnswers(headers);
  expect(hot).toEqual(byRouter);
  expect(hot?.headers.get('content-security-policy')).toContain('default-src');
  expect(hot?.body).toBe('{"round":1,"note":"ü"}');
});

test('answers 304 to a caller that has the answer, as the router does', async () => {
  const etag = (await ask()).headers.get('etag') ?? '';
  const [byRouter, hot] = await bothAnswers({ 'if-none-match': etag });
  expect(hot).toEqual(byRouter);
  expect(hot).toMatchObject({ status: 304, body: '' });
});

test('sends a new answer at once', async () => {
  await warmUp();
  round = 2;
  resources.clear();
  expect((await ask()).body).toContain('"round":2');
});

test('leaves other origins and methods to the router', async () => {
  await warmUp();
  const before = routed;
  const { headers } = await ask({ origin: 'https://example.org' });
  expect(headers.get('access-control-allow-origin')).not.toBe('https://example.org');
  expect((await ask({}, 'HEAD')).status).toBe(200);
  expect((await ask({}, 'POST')).status).toBe(404);
  expect(routed).toBe(before + 3);
});

test('leaves an answer that is not in memory to the router', async () => {
  await warmUp();
  const before = routed;
  isHeld = false;
  expect((await ask()).body).toContain('"round":1');
  expect(routed).toBe(before + 1);
});

test('measures its answers', async () => {
  await warmUp();
  const before = measured.length;
  await ask();
  expect(measured.slice(before)).toEqual(['/api/status 200']);
});

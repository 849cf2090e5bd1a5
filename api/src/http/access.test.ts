import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Random } from '../../simulation/random';
import { valueFor, type OpenApi, type Operation } from '../../test/generate-request';
import { readSettings } from '../infra/settings/settings';
import { buildApp } from './app';
import { endpoints } from './endpoints';
import type { Services } from './routes/services';

const PLAYER = `0x${'1'.repeat(40)}`;
const OWNER = `0x${'2'.repeat(40)}`;

/** The handler ran: it returns 200, or 500 once it calls a service. */
const REACHED = [200, 500];

/** A service whose every call fails. */
const failing: unknown = new Proxy(() => undefined, {
  get: () => failing,
  apply: () => {
    throw new Error('The handler was reached.');
  },
});

const verify = jest.fn((token: string) =>
  Promise.resolve({ address: token, tokenId: 'id', expiresAt: 0 }),
);
const services = new Proxy({} as Services, {
  get: (_target, name) =>
    name === 'tokens'
      ? { verify, revoke: failing }
      : name === 'admin'
        ? { roles: () => Promise.resolve({ owner: OWNER, gameManager: OWNER }) }
        : name === 'hub'
          ? { has: failing, closeAll: () => undefined }
          : name === 'metrics'
            ? { requestTook: () => undefined }
            : failing,
});

/** Takes the first choice each time, and only the required properties. */
const first: Random = {
  next: () => 0.01,
  between: (least) => least,
  chance: (probability) => probability > 0.9,
  pick: (values) => values[0] as never,
};

let app: FastifyInstance;
let document: OpenApi;
beforeAll(async () => {
  // A busy machine must not cause a 503.
  const settings = readSettings({ MAXIMUM_EVENT_LOOP_DELAY_MS: '0' });
  app = await buildApp(settings, services, pino({ level: 'silent' }));
  await app.ready();
  document = app.swagger() as unknown as OpenApi;
});
afterAll(() => app.close());
beforeEach(() => verify.mockClear());

/** Sends a valid request to the endpoint, anonymously unless an address is given. */
async function call({ method, url }: { method: string; url: string }, address?: string) {
  const template = `/api${url.replace(/:(\w+)/g, '{$1}')}`;
  const operation = document.paths[template]?.[method.toLowerCase()] as Operation;
  const query = new URLSearchParams();
  let path = template;
  for (const { name, in: place, schema } of operation.parameters ?? []) {
    const value = String(valueFor(schema, document, first, 0));
    if (place === 'path') path = path.replace(`{${name}}`, value);
    else query.set(name, value);
  }
  const body = operation.requestBody?.content['application/json']?.schema;
  const { statusCode } = await app.inject({
    method: method as 'GET',
    url: `${path}?${query.toString()}`,
    headers: address === undefined ? {} : { authorization: `Bearer ${address}` },
    ...(body === undefined ? {} : { payload: valueFor(body, document, first, 0) as object }),
  });
  return statusCode;
}

interface Endpoint {
  readonly method: string;
  readonly url: string;
  readonly schema: { readonly security?: readonly { readonly bearer: readonly string[] }[] };
}

const areas = endpoints as unknown as Record<string, Record<string, Endpoint>>;
const all = Object.values(areas)
  .flatMap((area) => Object.values(area))
  .map((endpoint) => ({
    ...endpoint,
    name: `${endpoint.method} ${endpoint.url}`,
    roles: endpoint.schema.security?.[0]?.bearer,
  }));
const open = all.filter(({ roles }) => roles === undefined);
const guarded = all.filter(({ roles }) => roles !== undefined);
const forRoles = guarded.filter(({ roles = [] }) => roles.length > 0);

test.each(open)(
  '$name requires no session, because its schema has no security',
  async (endpoint) => {
    expect(REACHED).toContain(await call(endpoint));
    expect(verify).not.toHaveBeenCalled();
  },
);

test.each(guarded)('$name rejects an anonymous caller', async (endpoint) => {
  expect(await call(endpoint)).toBe(401);
});

test.each(forRoles)('$name rejects a player without the role', async (endpoint) => {
  expect(await call(endpoint, PLAYER)).toBe(403);
});

test.each(guarded)('$name admits a caller with a session and the role', async (endpoint) => {
  expect(REACHED).toContain(await call(endpoint, OWNER));
});

test('the API has endpoints of every kind', () => {
  for (const kind of [open, guarded, forRoles]) expect(kind.length).toBeGreaterThan(5);
});

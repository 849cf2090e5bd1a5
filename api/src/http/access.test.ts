import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { valueFor, type OpenApi, type Operation } from '../../test/generate-request';
import type { Random } from '../../test/random';
import { readSettings } from '../infra/settings/settings';
import { buildApp } from './app';
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
async function call({ method, path: template }: Endpoint, address?: string) {
  const operation = document.paths[template]?.[method] as Operation;
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
  readonly path: string;
  readonly roles: readonly string[] | undefined;
}

function all(): Endpoint[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security }]) => ({
      method,
      path,
      roles: security?.[0]?.bearer,
    })),
  );
}
function open() {
  return all().filter(({ roles }) => roles === undefined);
}
function guarded() {
  return all().filter(({ roles }) => roles !== undefined);
}
function forRoles() {
  return all().filter(({ roles = [] }) => roles.length > 0);
}

/** The endpoints that answer the caller with none of these statuses. */
async function unlike(statuses: readonly number[], endpoints: Endpoint[], address?: string) {
  const answers = endpoints.map(async (endpoint) => ({
    ...endpoint,
    status: await call(endpoint, address),
  }));
  return (await Promise.all(answers)).filter(({ status }) => !statuses.includes(status));
}

test('an endpoint requires no session if its schema has no security', async () => {
  expect(await unlike(REACHED, open())).toEqual([]);
  expect(verify).not.toHaveBeenCalled();
});

test('a guarded endpoint rejects an anonymous caller', async () => {
  expect(await unlike([401], guarded())).toEqual([]);
});

test('an endpoint for a role rejects a player without the role', async () => {
  expect(await unlike([403], forRoles(), PLAYER)).toEqual([]);
});

test('a guarded endpoint admits a caller with a session and the role', async () => {
  expect(await unlike(REACHED, guarded(), OWNER)).toEqual([]);
});

test('the API has endpoints of every kind', () => {
  for (const kind of [open(), guarded(), forRoles()]) expect(kind.length).toBeGreaterThan(5);
});

import { Agent, request as httpRequest } from 'node:http';
import Ajv from 'ajv';
import { times } from './depth';
import {
  generateRequest,
  odd,
  PUSH_SERVICE,
  valueFor,
  withEachReplaced,
  type GeneratedRequest,
  type OpenApi,
} from './generate-request';
import { pushSettings } from './push-service';
import { seededRandom, type Random } from './random';
import { ion, send, startWorld, type World } from './world';

jest.setTimeout(1_800_000);

const seed = Number(process.env.API_TEST_SEED ?? '1');
const requests = times(1_000, 200_000);
const AT_ONCE = 16;
/** The calling accounts: a player and the game manager. */
const players = [4, 2] as const;

let world: World;
let document: OpenApi;
beforeAll(async () => {
  world = await startWorld({
    RATE_LIMIT_PER_MINUTE: '1000000',
    SPONSOR_GAS: 'true',
    ...pushSettings(PUSH_SERVICE),
  });
  document = (await world.get<OpenApi>('/docs/json')).body;
  // The calls need data: a round with a stake in it.
  await world.post('/dev/price', { price: 2500 });
  await send(await world.game(0), 'startNewRound', 250_000_000_000n);
  await send(await world.token(0), 'approve', world.deployment.game, ion('30000'));
  await send(await world.game(0), 'makePrediction(bool,uint256)', true, ion('30000'));
  // The callers have tokens and approvals, so that the relay gets as far as their signatures.
  for (const player of players) {
    await world.post('/dev/faucet', { address: await world.account(player) });
    await send(await world.token(player), 'approve', world.deployment.game, ion('1000000'));
  }
});
afterAll(() => world?.stop());

interface Call {
  readonly method: string;
  readonly template: string;
}

/** Calls to `/dev`, which send transactions, and sign-outs are rare. Streams never end, so none are opened. */
function weightOf(path: string) {
  return path.endsWith('/events')
    ? 0
    : path.includes('/dev/')
      ? 1
      : path.endsWith('/logout')
        ? 2
        : 8;
}

function callsOf({ paths }: OpenApi): Call[] {
  return Object.entries(paths).flatMap(([template, operations]) =>
    Object.keys(operations).flatMap((method) =>
      Array.from({ length: weightOf(template) }, () => ({ method, template })),
    ),
  );
}

/** Checks that the OpenAPI document lists the status, and that the body matches its schema. */
function createCheck() {
  const ajv = new Ajv({ strict: false });
  ajv.addSchema({ $id: 'document', components: document.components });
  const known = new Map<string, (text: string) => boolean>();
  const checkFor = ({ method, template }: Call, status: number) => {
    const { responses } = document.paths[template]?.[method] ?? { responses: {} };
    const response = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
    if (response === undefined) return () => false;
    const schema = response.content?.['application/json']?.schema;
    if (schema === undefined) return () => true;
    const whole = JSON.stringify(schema).replaceAll('"#/', '"document#/');
    const check = ajv.compile(JSON.parse(whole) as object);
    return (text: string) => check(JSON.parse(text));
  };
  return (call: Call, status: number, text: string): boolean => {
    const key = `${call.method} ${call.template} ${status}`;
    if (!known.has(key)) known.set(key, checkFor(call, status));
    return known.get(key)?.(text) ?? false;
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
afterAll(() => agent.destroy());

/** `fetch` normalises URLs and rejects malformed URLs; this sends a URL unchanged. */
function sendRaw(method: string, { path, body, contentType }: GeneratedRequest, token?: string) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(world.api().url);
    const headers = {
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const sent = httpRequest(
      { hostname, port, path, method: method.toUpperCase(), headers, agent },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

function isCommand({ method, template }: Call) {
  return method === 'post' && template.startsWith('/api/admin/');
}

/** Sends an admin command with a valid signature, which a generated body never has. */
async function sendSignedCommand({ template }: Call, { value }: GeneratedRequest, token: string) {
  const isPlain = (one: unknown) => typeof one === 'number' || typeof one === 'string';
  const given = typeof value === 'object' && !Array.isArray(value) ? (value ?? {}) : {};
  const args = Object.fromEntries(Object.entries(given).filter(([, one]) => isPlain(one)));
  const answer = await world.command(2, token, template.split('/').at(-1) ?? '', args);
  return { status: answer.status, text: JSON.stringify(answer.body) };
}

function isPrediction({ template }: Call) {
  return template === '/api/predict';
}

/** Makes every field valid except the signature, so that the contract itself checks the signature. */
function withValidFields(request: GeneratedRequest, random: Random): GeneratedRequest {
  const bytes = Array.from({ length: random.pick([0, 1, 64, 65, 200]) }, () =>
    random.between(0, 255).toString(16).padStart(2, '0'),
  );
  const valid = { direction: 'UP', amount: '30000', deadline: 4_000_000_000 };
  const body = JSON.stringify({ ...valid, signature: `0x${bytes.join('')}` });
  return { ...request, body, contentType: 'application/json' };
}

test(`answers ${requests} generated requests as its OpenAPI document says, without a server error [spec 7.5d 7.10b]`, async () => {
  const calls = callsOf(document);
  const fits = createCheck();
  const statuses = new Map<number, number>();
  const unexpected: string[] = [];
  const errorCodes = new Set<string>();
  const signIn = async () => [
    undefined,
    ...(await Promise.all(players.map(world.signIn))),
    'nonsense',
  ];
  let tokens = signIn();

  const one = async (random: Random) => {
    const call = random.pick(calls);
    const operation = document.paths[call.template]?.[call.method];
    if (operation === undefined) return;
    const generated = generateRequest(call.template, operation, document, random);
    const hasValidFields = isPrediction(call) && random.chance(0.3);
    const request = hasValidFields ? withValidFields(generated, random) : generated;
    const token = random.pick(await tokens);
    const isSigned = isCommand(call) && random.chance(0.3);
    const { status, text } = await (isSigned && token !== undefined
      ? sendSignedCommand(call, request, token)
      : sendRaw(call.method, request, token));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const [, code] = /"error":"(\w+)"/.exec(text) ?? [];
    if (code !== undefined) errorCodes.add(`${call.template} ${code}`);
    if (status >= 500 || !fits(call, status, text)) {
      unexpected.push(
        `${status} ${text.slice(0, 200)} for ${call.method} ${request.path.slice(0, 200)} ${request.body?.slice(0, 200)}`,
      );
    }
    if (status === 200 && call.template.endsWith('/logout')) tokens = tokens.then(signIn);
  };

  const worker = async (number: number) => {
    const random = seededRandom(seed * 1000 + number);
    for (let i = 0; i < requests / AT_ONCE; i++) await one(random);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => worker(number)));
  // The last call may have been a logout.
  await tokens;

  // The log shows the causes beside the calls.
  const log = world.api().output().split('\n');
  const failures = log.filter((line) => line.includes('Request failed'));
  expect([...unexpected.slice(0, 5), ...failures.slice(0, 5)]).toEqual([]);
  // The calls covered success and every kind of client error.
  for (const status of [200, 400, 401, 403, 404, 409]) {
    expect(statuses.get(status)).toBeGreaterThan(0);
  }
  // Some predictions reached the contract's check of the signature.
  expect(errorCodes).toContain('/api/predict invalid_signature');
  console.info(Object.fromEntries(statuses));
});

/** In the sample, those that a body of JSON can have and a database, a conversion or a number cannot. */
const replacements = times(['\u0000', { toString: 1 }, null, [], 1e308], odd);

test('no replaced field of a body makes a server error', async () => {
  const random = seededRandom(seed);
  const tokens = await Promise.all(players.map(world.signIn));
  const failures: string[] = [];
  const commands = Object.entries(document.paths).filter(
    ([path, { post }]) => post?.requestBody !== undefined && !path.endsWith('/logout'),
  );
  for (const [path, { post }] of commands) {
    const schema = post?.requestBody?.content['application/json']?.schema ?? {};
    const template = path.replace(/{\w+}/g, '1');
    // Enough that each branch of a schema and each optional field comes.
    const bodies = Array.from({ length: times(3, 30) }, () =>
      valueFor(schema, document, random, 0),
    );
    const all = bodies.flatMap((body) => replacements.flatMap((by) => withEachReplaced(body, by)));
    for (let i = 0; i < all.length; i += AT_ONCE) {
      await Promise.all(
        all.slice(i, i + AT_ONCE).map(async (value, number) => {
          const body = JSON.stringify(value);
          const request = { path: template, value, body, contentType: 'application/json' };
          const token = tokens[number % tokens.length];
          const { status, text } = await sendRaw('post', request, token);
          if (status >= 500) failures.push(`${status} ${text} for ${path} ${body.slice(0, 300)}`);
        }),
      );
    }
  }
  expect(commands.length).toBeGreaterThan(15);
  expect(failures.slice(0, 10)).toEqual([]);
});

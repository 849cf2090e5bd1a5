import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorBody, TransactionResult } from '@updown/protocol/api/common';
import type { TypedData } from '@updown/protocol/api/player';
import { startCollector, type ReceivedSpan } from './collector';
import { startCountingProxy, type CountingProxy } from './counting-proxy';
import { readEvents } from './event-reader';
import { eventually } from './eventually';
import { localKey } from './local-key';
import { ion, send, startWorld, type World } from './world';

jest.setTimeout(120_000);

const PLAYER = 4;
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PRESS = '00f067aa0ba902b7';
const traceparent = `00-${TRACE}-${PRESS}-01`;

let world: World;
let collector: Awaited<ReturnType<typeof startCollector>>;
let node: CountingProxy;
let token: string;
const atNode: string[] = [];
beforeAll(async () => {
  collector = await startCollector();
  world = await startWorld({
    LOG_LEVEL: 'info',
    SPONSOR_GAS: 'true',
    KEEPER_PRIVATE_KEY: localKey(1),
    MANAGER_PRIVATE_KEY: localKey(2),
    SPONSOR_PRIVATE_KEY: localKey(9),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
});
afterAll(async () => {
  await world?.stop();
  await node?.stop();
  await collector?.stop();
});

function ofTrace(traceId = TRACE): ReceivedSpan[] {
  return collector.spans.filter((span) => span.traceId === traceId);
}

/** A call from a page that starts the trace. */
async function press<Body>(path: string, body: object) {
  const answer = await fetch(`${world.api().url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      traceparent,
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body };
}

type Data = TypedData;

/** The lines of the log in the trace. */
function logged(): Record<string, unknown>[] {
  const lines = world.api().output().trim().split('\n');
  return lines
    .filter((line) => line.includes(TRACE))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('one trace follows a press through the API, the node, the index and the stream', async () => {
  node = await startCountingProxy(world.anvil.url, undefined, ({ traceparent: named }) =>
    atNode.push(String(named)),
  );
  await world.stopApi();
  await world.startApi({ RPC_URL: node.url });
  await world.post('/dev/faucet', { address: await world.account(PLAYER) });
  await send(await world.token(PLAYER), 'approve', world.deployment.game, ion('1000000'));
  token = await world.signIn(PLAYER);
  await world.post('/dev/price', { price: 2500 });
  await send(await world.game(0), 'startNewRound', 250_000_000_000n);
  await eventually(async () => (await world.get('/round/1')).status === 200);
  const stream = await readEvents(world.api().url);

  const stake = { direction: 'up', amount: '40000' };
  const { data } = (await press<{ data: Data }>('/predict', stake)).body;
  const signer = await world.provider.getSigner(PLAYER);
  const signature = await signer.signTypedData(data.domain, data.types, data.message);
  const signed = { ...stake, signature, deadline: data.message.deadline };
  const answer = await press<{ data: TransactionResult }>('/predict', signed);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('traceresponse')).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
  await stream.next('prediction');
  stream.close();

  await eventually(() => Promise.resolve(ofTrace().some(({ name }) => name === 'stream')));
  const spans = ofTrace();
  const parentOf = (child: ReceivedSpan) =>
    spans.find(({ spanId }) => spanId === child.parentSpanId)?.name;
  const [streamed] = spans.filter(({ name }) => name === 'stream');
  const [indexed] = spans.filter(({ name }) => name === 'index');
  const [sent] = spans.filter(({ name }) => name.includes('eth_sendRawTransaction'));
  const calls = spans.filter(({ name }) => name === 'POST /api/predict');
  expect(streamed && parentOf(streamed)).toBe('index');
  expect(indexed && parentOf(indexed)).toBe('POST /api/predict');
  expect(sent && parentOf(sent)).toBe('POST /api/predict');
  expect(calls.map((call) => call.parentSpanId)).toEqual([PRESS, PRESS]);
  expect(atNode).toContain(`00-${TRACE}-${sent?.spanId}-01`);

  const { transactionHash } = answer.body.data;
  for (const line of [
    { msg: 'Request completed', path: '/api/predict', status: 200 },
    { msg: 'Indexed the transaction', transactionHash },
    { msg: 'Streamed the transaction', streams: 1 },
  ]) {
    expect(logged()).toContainEqual(expect.objectContaining({ ...line, traceId: TRACE }));
  }
});

test('an error names its trace, also to a page of another origin, and a read names none', async () => {
  const { status, headers } = await press<ErrorBody>('/predict', { direction: 'sideways' });
  expect(status).toBe(400);
  expect(headers.get('traceresponse')).toContain(TRACE);
  expect(headers.get('access-control-expose-headers')).toBe('traceresponse');
  const read = await fetch(`${world.api().url}/api/config`, { headers: { traceparent } });
  expect(read.headers.get('traceresponse')).toBeNull();
});

test('the SDK is not loaded without a collector', async () => {
  const hook = join(world.folder, 'loaded.cjs');
  await writeFile(
    hook,
    `process.on('exit', () => console.log('loaded', Object.keys(require.cache).filter((file) => file.includes('opentelemetry')).length));`,
  );
  const loaded = async (endpoint: string) => {
    await world.stopApi();
    const api = await world.startApi({
      NODE_OPTIONS: `--require ${hook}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    });
    await world.stopApi();
    return Number(/^loaded (\d+)$/m.exec(api.output())?.[1]);
  };
  expect(await loaded('')).toBe(0);
  expect(await loaded(collector.url)).toBeGreaterThan(0);
});

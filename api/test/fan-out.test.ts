import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEvents, type EventReader, type ReceivedEvent } from './event-reader';
import { eventually } from './eventually';
import { freePort } from './free-port';
import { startPushpin } from './pushpin';
import { startWorld, type World } from './world';

jest.setTimeout(300_000);

const KEY = 'a key of at least thirty-two characters';

let world: World;
let folder: string;
let pushpin: Awaited<ReturnType<typeof startPushpin>>;
/** A proxy between the API and Pushpin. It counts the published messages, and drops them while `drops` is true. */
let between: Server;
let published = 0;
let drops = false;
const open: EventReader[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updown-fan-out-'));
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const [port = 0, publishPort = 0, apiPort = 0] = ports;
  pushpin = await startPushpin({ folder, port, publishPort, apiPort, key: KEY });
  between = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      published++;
      if (!drops) {
        const body = Buffer.concat(chunks).toString();
        await fetch(`http://127.0.0.1:${publishPort}/publish/`, { method: 'POST', body });
      }
      response.end();
    })();
  });
  const betweenPort = await freePort();
  between.listen(betweenPort, '127.0.0.1');
  await once(between, 'listening');
  world = await startWorld({
    PORT: `${apiPort}`,
    FANOUT_URL: `http://127.0.0.1:${betweenPort}`,
    FANOUT_KEY: KEY,
    // Only the test sets prices.
    PRICE_INTERVAL_MS: '600000',
    KEEPER: 'false',
  });
});
afterEach(() => open.splice(0).forEach((reader) => reader.close()));
afterAll(async () => {
  await world?.stop();
  await pushpin?.stop();
  between?.closeAllConnections();
  between?.close();
  await rm(folder, { recursive: true, force: true });
});

async function read(url: string, lastEventId?: number) {
  const reader = await readEvents(url, lastEventId);
  open.push(reader);
  await reader.next('clock');
  return reader;
}

let price = 2400;
/** Changes the price and waits until the reader has received it. */
async function changePrice(reader: EventReader): Promise<ReceivedEvent> {
  price += 1;
  const wanted = price;
  await world.post('/dev/price', { price: wanted });
  return reader.next('price', (data) => data.price === wanted);
}

function numbered({ events }: EventReader) {
  return events.filter(({ id }) => id !== undefined);
}
function plain(events: ReceivedEvent[]) {
  return events.map(({ id, event, data }) => ({ id, event, data }));
}

test('sends the same events in order to its own streams and those of Pushpin, and publishes each once', async () => {
  const own = await read(world.api().url);
  const held = await Promise.all([1, 2, 3].map(() => read(pushpin.url)));
  const before = published;
  for (let i = 0; i < 5; i++) await changePrice(own);
  const last = numbered(own).at(-1);
  for (const reader of held) {
    await eventually(() => Promise.resolve(numbered(reader).at(-1)?.id === last?.id));
  }
  for (const reader of held) expect(plain(numbered(reader))).toEqual(plain(numbered(own)));
  const { data: state } = await own.next('state');
  for (const reader of held) expect((await reader.next('state')).data).toEqual(state);
  expect(published - before).toBeLessThanOrEqual(numbered(own).length + 1);
  const { body } = await world.get<string>('/metrics');
  expect(body).toContain('updown_event_streams 1\n');
});

test('sends missed events to a reader that reconnects, or a resync if its last event is unknown', async () => {
  const own = await read(world.api().url);
  const first = await changePrice(own);
  const second = await changePrice(own);
  const back = await read(pushpin.url, first.id);
  expect(await back.next('price')).toMatchObject({ id: second.id, data: second.data });
  const third = await changePrice(back);
  expect(numbered(back).map(({ id }) => id)).toEqual([second.id, third.id]);
  const stranger = await read(pushpin.url, 1_000_000);
  await stranger.next('resync');
});

test('resends events that were lost between the API and Pushpin, in order', async () => {
  const own = await read(world.api().url);
  const held = await read(pushpin.url);
  await changePrice(held);
  const from = numbered(held).at(-1)?.id ?? 0;
  drops = true;
  await changePrice(own);
  drops = false;
  await changePrice(held);
  const after = (reader: EventReader) =>
    plain(numbered(reader)).filter(({ id }) => (id ?? 0) > from);
  expect(after(held)).toHaveLength(2);
  expect(after(held)).toEqual(after(own));
});

test('does not hand a stream to a proxy without the key of Pushpin', async () => {
  const headers = { 'grip-sig': 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' };
  const controller = new AbortController();
  const { headers: answer } = await fetch(`${world.api().url}/api/events`, {
    headers,
    signal: controller.signal,
  });
  expect(answer.get('grip-hold')).toBeNull();
  controller.abort();
});

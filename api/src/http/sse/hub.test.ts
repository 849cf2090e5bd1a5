import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createHub, frameOf } from './hub';

let server: Server;
let port: number;
const clients: Socket[] = [];
beforeAll(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  clients.forEach((client) => client.destroy());
  server.close();
});

/** A client, and the server's end of its connection. */
async function join() {
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const client = connect(port, '127.0.0.1');
  clients.push(client);
  const [reader] = await accepted;
  let text = '';
  client.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { client, reader, text: () => text };
}

async function until(holds: () => boolean) {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

function numbers(text: string) {
  return [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
}
function sendRange(
  hub: ReturnType<typeof createHub>,
  from: number,
  to: number,
  data: unknown = {},
) {
  for (let id = from; id <= to; id++) hub.send([frameOf('price', data, id)]);
}

test('sends a new reader only later events', async () => {
  const hub = createHub();
  sendRange(hub, 1, 3);
  const { reader, text } = await join();
  expect(hub.join(reader, undefined)).toBe(true);
  sendRange(hub, 4, 5);
  await until(() => numbers(text()).includes(5));
  expect(numbers(text())).toEqual([4, 5]);
});

test('sends a returning reader all missed events, once and in order', async () => {
  const hub = createHub();
  sendRange(hub, 1, 9);
  const { reader, text } = await join();
  expect(hub.join(reader, 4)).toBe(true);
  sendRange(hub, 10, 11);
  await until(() => numbers(text()).includes(11));
  expect(numbers(text())).toEqual([5, 6, 7, 8, 9, 10, 11]);
});

test('reports that missed events are no longer available', async () => {
  const hub = createHub();
  const { reader } = await join();
  expect(hub.join(reader, 4)).toBe(false);
  sendRange(hub, 100, 105);
  expect(hub.join(reader, 4)).toBe(false);
  expect(hub.join(reader, 99)).toBe(true);
  expect(hub.join(reader, 105)).toBe(true);
  expect(hub.join(reader, 106)).toBe(false);
});

test('sends no missed events if they exceed the backlog of a slow reader', async () => {
  const hub = createHub();
  sendRange(hub, 1, 200, { filling: 'x'.repeat(2_000) });
  const { reader, text } = await join();
  expect(hub.join(reader, 1)).toBe(false);
  sendRange(hub, 201, 201);
  await until(() => numbers(text()).includes(201));
  expect(numbers(text())).toEqual([201]);
  expect(hub.join((await join()).reader, 150)).toBe(true);
});

test('sends a heartbeat as an event without an id', async () => {
  const hub = createHub(0);
  const { reader, text } = await join();
  hub.join(reader, undefined);
  hub.heartbeat();
  await until(() => text().endsWith('\n\n'));
  expect(text()).toBe('event: heartbeat\ndata: {}\n\n');
});

test('sends no heartbeat right after an event', async () => {
  const hub = createHub(60_000);
  const { reader, text } = await join();
  hub.join(reader, undefined);
  sendRange(hub, 1, 1);
  hub.heartbeat();
  sendRange(hub, 2, 2);
  await until(() => numbers(text()).includes(2));
  expect(text()).not.toContain('heartbeat');
});

test('ends all streams when it closes', async () => {
  const hub = createHub();
  const { reader, client } = await join();
  hub.join(reader, undefined);
  hub.closeAll();
  await once(client, 'close');
  expect(hub.isClosed()).toBe(true);
});

test('drops a reader that does not read, and continues for the others', async () => {
  const hub = createHub();
  const slow = await join();
  const good = await join();
  slow.client.pause();
  hub.join(slow.reader, undefined);
  hub.join(good.reader, undefined);
  const large = { filling: 'x'.repeat(100_000) };
  let id = 0;
  while (hub.size() === 2) {
    sendRange(hub, ++id, id, large);
    await until(() => numbers(good.text()).includes(id));
    if (id > 1000) throw new Error('The hub keeps everything for the slow reader.');
  }
  expect(slow.reader.destroyed).toBe(true);
  expect(good.reader.destroyed).toBe(false);
  expect(numbers(good.text())).toHaveLength(id);
});

test('forgets a reader that disconnects', async () => {
  const hub = createHub();
  const { reader, client } = await join();
  hub.join(reader, undefined);
  client.destroy();
  await until(() => hub.size() === 0);
});

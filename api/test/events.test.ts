import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEvents, type EventReader } from './event-reader';
import { eventually } from './eventually';
import { ion, send, onDatabases, startWorld, type World } from './world';

jest.setTimeout(300_000);

onDatabases(['PostgreSQL'], (kind) => {
  let world: World;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'updown-site-'));
    const limits = {
      MAXIMUM_STREAMS: '60',
      MAXIMUM_STREAMS_PER_ADDRESS: '40',
      SITE_DESCRIPTOR: join(folder, 'site.json'),
    };
    world = await startWorld(limits, kind);
  });
  afterAll(async () => {
    await world?.stop();
    await rm(folder, { recursive: true });
  });

  const readers: EventReader[] = [];
  const read = async (lastEventId?: number, from?: string) => {
    const reader = await readEvents(world.api().url, lastEventId, from);
    readers.push(reader);
    return reader;
  };
  afterEach(() => readers.splice(0).forEach((reader) => reader.close()));

  const streams = async () => {
    const { body } = await world.get<string>('/metrics');
    return Number(/^updown_event_streams (\d+)$/m.exec(body)?.[1]);
  };

  test('sends every event to every reader, in order', async () => {
    const [one, other] = [await read(), await read()];
    expect(one.events[0]?.event).toBe('clock');
    await world.post('/dev/price', { price: 2500 });
    await one.next('price', ({ price }) => price === 2500);

    const game = await world.game(0);
    await send(game, 'startNewRound', 250_000_000_000n);
    await one.next('round', ({ id, status }) => id === 1 && status === 'active');
    await send(await world.token(0), 'approve', world.deployment.game, ion('30000'));
    await send(game, 'makePrediction(bool,uint256)', true, ion('30000'));
    const { data } = await one.next('prediction');
    expect(data).toMatchObject({
      roundId: 1,
      direction: 'UP',
      stakeAmount: '30000',
      status: false,
    });
    await one.next('round', ({ up_predictions }) => up_predictions === '30000');

    await world.pass(300);
    await one.next('clock', ({ now }) => Number(now) > Date.now() + 200_000);
    await one.next('result', ({ id }) => id === 1);
    await one.next('prediction', ({ status }) => status === true);

    const ids = one.events.flatMap(({ id }) => id ?? []);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(new Set(ids).size).toBe(ids.length);
    const last = ids.at(-1);
    await eventually(() => Promise.resolve(other.events.some(({ id }) => id === last)));
    expect(other.events.flatMap(({ id }) => id ?? []).slice(0, ids.length)).toEqual(ids);
  });

  test('sends the current state on connection, after the events that a reader has missed', async () => {
    const before = await read();
    const { id: last } = await before.next('price');
    await world.post('/dev/price', { price: 2512 });
    await before.next('price', ({ price }) => price === 2512);

    const answer = async (path: string) => (await world.get<Record<string, unknown>>(path)).body;
    const price = () => answer('/price/current?asset=ethereum');
    const earlier = await price();
    const reader = await read(last);
    const { data } = await reader.next('state');
    const names = reader.events.map(({ event }) => event);
    expect(names.indexOf('price')).toBeGreaterThan(names.indexOf('clock'));
    expect(names.indexOf('state')).toBeGreaterThan(names.indexOf('price'));
    expect([earlier, await price()]).toContainEqual(data['price']);
    const history = await fetch(`${world.api().url}/api/contract/players/history-fast`);
    expect(data).toMatchObject({
      rounds: (await answer('/contract/current-round-fast'))['data'],
      limits: await answer('/deposit-limits'),
      playersHistory: history.headers.get('etag'),
    });
  });

  test('sends the serial number of a release within 10 s, and on connection', async () => {
    const release = async (serial: number) => {
      await writeFile(join(folder, 'next.json'), JSON.stringify({ schema: 2, serial }));
      await rename(join(folder, 'next.json'), join(folder, 'site.json'));
      return performance.now();
    };
    const reader = await read();
    expect(reader.events.filter(({ event }) => event === 'release')).toEqual([]);
    for (const serial of [7, 8]) {
      const at = await release(serial);
      await reader.next('release', (data) => data.serial === serial);
      expect(performance.now() - at).toBeLessThan(10_000);
    }
    await (await read()).next('release', ({ serial }) => serial === 8);
    await release(3);
    await (await read()).next('release', ({ serial }) => serial === 8);
  });

  test('sends an event only when the API already serves the new data', async () => {
    const reader = await read();
    await world.post('/dev/price', { price: 2510 });
    await reader.next('price', ({ price }) => price === 2510);
    const { body } = await world.get<{ price: number }>('/price/current');
    expect(body.price).toBe(2510);
  });

  test('sends one event for each transaction, soon after it is mined', async () => {
    const reader = await read();
    const game = await world.game(0);
    const waits: number[] = [];
    for (let i = 1; i <= 20; i++) {
      const amount = ion(`${30_000 + i}`);
      // The node answers after it has mined the transaction.
      await game.getFunction('setMinimumDeposit').send(amount);
      const mined = performance.now();
      const fits = ({ minimum }: Record<string, unknown>) => minimum === `${30_000 + i}`;
      waits.push((await reader.next('limits', fits)).at - mined);
    }
    expect(reader.events.filter(({ event }) => event === 'limits')).toHaveLength(20);
    // Printed, not asserted: times depend on the load. The aim is 250 ms on an idle machine (docs/benchmarks.md).
    waits.sort((a, b) => a - b);
    const [median = 0, longest = 0] = [waits[10], waits[19]];
    console.info(
      `${kind}: from a mined transaction to the wire ${median.toFixed(0)} ms at the median, ${longest.toFixed(0)} ms at most`,
    );
  });

  test('sends missed events to a reader that reconnects, even after a restart', async () => {
    const first = await read();
    await world.post('/dev/price', { price: 2520 });
    const seen = await first.next('price', ({ price }) => price === 2520);
    first.close();
    await world.post('/dev/price', { price: 2530 });
    await world.post('/dev/price', { price: 2540 });
    const pricesAfter = async () => {
      const again = await read(seen.id);
      await again.next('price', ({ price }) => price === 2540);
      expect(again.events.every(({ event }) => event !== 'resync')).toBe(true);
      return again.events.filter(({ event }) => event === 'price').map(({ data }) => data.price);
    };
    const missed = await pricesAfter();
    expect(missed.slice(0, missed.indexOf(2540) + 1).filter((price) => price !== 2520)).toEqual(
      expect.arrayContaining([2530, 2540]),
    );
    await world.stopApi();
    await world.startApi();
    expect(await pricesAfter()).toEqual(expect.arrayContaining([2530, 2540]));
  });

  test('sends a resync to a reader whose last event id is unknown', async () => {
    await world.post('/dev/price', { price: 2550 });
    const reader = await read(10_000_000);
    await reader.next('resync');
  });

  test('limits the number of readers, for one address and in total', async () => {
    const statusFor = async (from: string) =>
      (await fetch(`${world.api().url}/api/events`, { headers: { 'x-forwarded-for': from } }))
        .status;
    // All addresses of one IPv6 customer count as one.
    for (let i = 0; i < 40; i++) await read(undefined, `2001:db8:1:2::${i}`);
    expect(await statusFor('2001:db8:1:2::ffff')).toBe(429);
    for (let i = 0; i < 20; i++) await read(undefined, '192.0.2.2');
    expect(await statusFor('192.0.2.2')).toBe(503);
    readers.splice(0).forEach((reader) => reader.close());
    await eventually(async () => (await streams()) === 0);
    await read(undefined, '2001:db8:1:2::1');
  });

  test('closes a stream whose reader sends a second request', async () => {
    const reader = await read(1);
    const before = await streams();
    reader.socket.write(
      'GET /api/events HTTP/1.1\r\nhost: localhost\r\nlast-event-id: 1\r\n\r\n'.repeat(20),
    );
    await eventually(() => Promise.resolve(reader.isClosed()));
    expect(reader.events.filter(({ event }) => event === 'clock')).toHaveLength(1);
    await eventually(async () => (await streams()) === before - 1);
  });

  test('closes its streams when it stops', async () => {
    const reader = await read();
    await world.stopApi();
    await eventually(() => Promise.resolve(reader.isClosed()));
  });
});

import type { OwnPrediction, TypedData } from '@updown/protocol/api/player';
import type { Round, CurrentRoundResponse } from '@updown/protocol/api/rounds';
import { gameAbi } from '@updown/protocol/generated/abi';
import { Contract, formatUnits, Interface, type Log } from 'ethers';
import pg from 'pg';
import { fundPlayers } from './busy-game';
import { eventually } from './eventually';
import { ion, send, startWorld, type World } from './world';

jest.setTimeout(300_000);

const PLAYER = 4;
const OTHER = 5;
/** The end price of each round, and the bet of the player in thousands of ION; negative for DOWN. */
const rounds: [endPrice: number, bet: number][] = [
  [2500, 40],
  [2400, -50.5],
  [2400, 31],
  [2450, -60],
  [2500, 70],
  [2600, 45],
];

type Line = Record<string, string>;

let world: World;
let player: string;

async function inDatabase(statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client(world.environment['DATABASE_URL']);
  await client.connect();
  try {
    return (await client.query<Record<string, string>>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function download(path: string) {
  const answer = await fetch(`${world.api().url}/api${path}`);
  const body = await answer.text();
  // No field of these files has a comma or a line break.
  const [header = [], ...rows] = body
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  const lines = rows.map((row): Line =>
    Object.fromEntries<string>(row.map((cell, i) => [header[i] ?? '', cell])),
  );
  return { answer, body, header, lines };
}

function record() {
  return download(`/players/${player}/record.csv`);
}

/** The record with all fees, which follow the events within moments. */
function wholeRecord() {
  return eventually(async () => {
    const { lines } = await record();
    const isWhole = lines.every(
      (line) =>
        line['bet_fee_eth'] !== '' && (line['payout_time'] === '' || line['payout_fee_eth'] !== ''),
    );
    return isWhole && lines;
  });
}

async function bet(roundId: number, thousands: number, account = PLAYER) {
  const game = await world.game(account);
  const stake = ion(`${Math.abs(thousands) * 1000}`);
  await send(game, 'makePrediction(bool,uint256)', thousands > 0, stake);
  await eventually(async () => {
    const { body } = await world.get<OwnPrediction>(
      `/user/prediction/${roundId}`,
      await world.signIn(account),
    );
    return body.hasPredicted;
  });
}

/** Sends the bet through the API, which pays the gas. */
async function betWithoutGas(thousands: number) {
  const token = await world.signIn(PLAYER);
  const body = {
    direction: thousands > 0 ? 'up' : 'down',
    amount: `${Math.abs(thousands) * 1000}`,
  };
  const asked = await world.post<{ data: TypedData }>('/predict', body, token);
  const { domain, types, message } = asked.body.data;
  const signer = await world.provider.getSigner(PLAYER);
  const signature = await signer.signTypedData(domain, types, message);
  const signed = { ...body, signature, deadline: message['deadline'] };
  expect((await world.post('/predict', signed, token)).status).toBe(200);
}

async function startRound(id: number) {
  await eventually(async () =>
    send(await world.game(0), 'startNewRound', await world.feedPrice()).catch(() => undefined),
  );
  await eventually(async () => {
    const { body } = await world.get<CurrentRoundResponse>('/contract/current-round');
    return body.data.current?.id === id;
  });
}

async function endRound(id: number, price: number) {
  await world.post('/dev/price', { price });
  await world.pass(300);
  await eventually(async () => (await world.get<Round>(`/round/${id}`)).body.isResolved);
}

beforeAll(async () => {
  world = await startWorld({ SPONSOR_GAS: 'true', RATE_LIMIT_PER_MINUTE: '100000' });
  await fundPlayers(world);
  player = await world.account(PLAYER);
  await world.post('/dev/price', { price: 2400 });
  for (const [index, [price, thousands]] of rounds.entries()) {
    await startRound(index + 1);
    // The operator pays for the fourth bet.
    if (index === 3) await betWithoutGas(thousands);
    else await bet(index + 1, thousands);
    if (index !== 4) await bet(index + 1, -35, OTHER);
    await endRound(index + 1, price);
  }
  const game = await world.game(PLAYER);
  await send(game, 'claimRewards', 1);
  // One transaction for two rounds, and one that somebody else sends. The payout of the last round is not claimed.
  await send(game, 'claimManyRewards', [2, 3]);
  await send(await world.game(OTHER), 'claimRewardsFor', player, 5);
  // A round that still runs.
  await startRound(7);
  await bet(7, 33.25);
});
afterAll(() => world?.stop());

const abi = new Interface(gameAbi);

/** The player's lines, from nothing but the chain's logs, blocks, receipts and the contract itself. */
async function truth(): Promise<Line[]> {
  const { provider, deployment } = world;
  const logs = await provider.getLogs({ address: deployment.game, fromBlock: 0 });
  const events = logs.flatMap((log) => {
    const parsed = abi.parseLog(log);
    return parsed === null ? [] : [{ log, name: parsed.name, args: parsed.args }];
  });
  const of = (name: string, roundId: bigint) =>
    events.find(
      (event) =>
        event.name === name &&
        event.args['roundId'] === roundId &&
        [undefined, player].includes(event.args.toObject()['player'] as string | undefined),
    );
  const iso = (seconds: bigint | number) =>
    new Date(Number(seconds) * 1000).toISOString().replace('.000', '');
  const text = (units: bigint, decimals: number) =>
    formatUnits(units, decimals).replace(/\.0$/, '');
  const paidIn = new Set<string>();
  const feeOf = async (log: Log) => {
    const receipt = await provider.getTransactionReceipt(log.transactionHash);
    if (receipt?.from !== player || paidIn.has(log.transactionHash)) return '0';
    paidIn.add(log.transactionHash);
    return text(receipt.gasUsed * receipt.gasPrice, 18);
  };
  const timeOf = async (log: Log) =>
    iso((await provider.getBlock(log.blockNumber))?.timestamp ?? 0);
  const game = new Contract(deployment.game, gameAbi, provider);

  const lines: Line[] = [];
  for (const { log, args } of events.filter(
    ({ name, args: { player: who } }) => name === 'PredictionMade' && who === player,
  )) {
    const roundId = args['roundId'] as bigint;
    const start = of('RoundStarted', roundId)!.args;
    const end = of('RoundResolved', roundId)?.args;
    const claim = of('RewardsClaimed', roundId);
    const up = args['up'] as boolean;
    const outcome = Number(end?.['outcome'] ?? 0);
    const payout = (await game
      .getFunction('calculatePotentialRewards')
      .staticCall(roundId, player)) as bigint;
    lines.push({
      round: `${roundId}`,
      round_start: iso(start['startTime'] as bigint),
      round_end: iso(start['endTime'] as bigint),
      start_price_usd: text(start['priceAtStart'] as bigint, 8),
      end_price_usd: end === undefined ? '' : text(end['priceAtEnd'] as bigint, 8),
      prediction: up ? 'UP' : 'DOWN',
      result:
        end === undefined
          ? 'PENDING'
          : outcome === 3
            ? 'DRAW'
            : (outcome === 1) === up
              ? 'WON'
              : 'LOST',
      token: 'ION',
      stake: text(args['amount'] as bigint, 18),
      payout: claim ? text(claim.args['payout'] as bigint, 18) : end ? text(payout, 18) : '',
      bet_time: await timeOf(log),
      bet_transaction: log.transactionHash,
      bet_fee_eth: await feeOf(log),
      payout_time: claim ? await timeOf(claim.log) : '',
      payout_transaction: claim?.log.transactionHash ?? '',
      payout_fee_eth: claim ? await feeOf(claim.log) : '',
    });
  }
  return lines;
}

test("a player's record has every bet and payout as the chain has them", async () => {
  const lines = await wholeRecord();
  expect(lines).toEqual(await truth());
  expect(lines.map(({ result }) => result)).toEqual([
    'WON',
    'WON',
    'DRAW',
    'LOST',
    'WON',
    'WON',
    'PENDING',
  ]);
  // One fee for the two payouts of one transaction, and none where somebody else paid.
  const isFree = (name: string) =>
    lines.map((line) => (line[name] === '' ? null : line[name] === '0'));
  expect(isFree('bet_fee_eth')).toEqual([false, false, false, true, false, false, false]);
  expect(isFree('payout_fee_eth')).toEqual([false, false, true, null, true, null, null]);
});

test('the record is a file to save, by RFC 4180, with a name of its own', async () => {
  const { answer, body } = await record();
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="updown-record-${player}.csv"`,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(body).toMatch(/^round,[a-z_,]+\r\n(?:[^\r\n]+\r\n){7}$/);
});

test('the record of an address that never bet is a header alone', async () => {
  const { body, header } = await download(`/players/0x${'1'.repeat(40)}/record.csv`);
  expect(body).toBe(`${header.join(',')}\r\n`);
  expect((await world.get('/players/0x12/record.csv')).status).toBe(400);
});

test('an event whose fee is unknown gets its fee after a restart', async () => {
  const before = await wholeRecord();
  await world.stopApi();
  await inDatabase('update events set fee = null');
  await world.startApi();
  expect(await wholeRecord()).toEqual(before);
});

test('a bet in a block that a reorganisation replaces leaves with its fee', async () => {
  await endRound(7, 2700);
  await startRound(8);
  const snapshot = await world.anvil.rpc('evm_snapshot');
  await bet(8, 90);
  const gone = (await wholeRecord()).at(-1)!;
  await world.anvil.rpc('evm_revert', [snapshot]);
  await eventually(async () => (await record()).lines.at(-1)?.['round'] === '7');
  await bet(8, -36.125);
  const lines = await wholeRecord();
  expect(lines).toEqual(await truth());
  expect(lines.at(-1)).toMatchObject({ round: '8', stake: '36125', prediction: 'DOWN' });
  expect(lines.at(-1)?.['bet_transaction']).not.toBe(gone['bet_transaction']);
});

describe('the ticks of a round', () => {
  const ticks = () =>
    world.get<{ roundId: number; startTime: number; endTime: number; ticks: Line[] }>(
      '/round/2/ticks',
    );

  test('are every recorded price between its start and its end, as JSON and as CSV', async () => {
    const { body: round } = await world.get<Round>('/round/2');
    // More than a page, and more than a chart shows.
    await inDatabase(`insert into prices
      select ${round.startTime}::bigint * 1000 + 7 + n * 100, 240000000000 + n, 'simulated'
      from generate_series(0, 2499) n on conflict do nothing`);
    const rows = await inDatabase(`select time, price, source from prices
      where time between ${round.startTime}::bigint * 1000 and ${round.endTime}::bigint * 1000 order by time`);
    const expected = rows.map(({ time, price, source }) => ({
      time: new Date(Number(time)).toISOString(),
      price: formatUnits(BigInt(price ?? 0), 8).replace(/\.0$/, ''),
      source,
    }));
    expect(expected.length).toBeGreaterThanOrEqual(2500);
    const { body, headers } = await ticks();
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { startTime, endTime } = round;
    expect(body).toEqual({ roundId: 2, startTime, endTime, ticks: expected });
    const { answer, lines } = await download('/round/2/ticks.csv');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="updown-round-2.csv"',
    );
    expect(lines).toEqual(
      expected.map(({ time, price, source }) => ({ time, price_usd: price, source })),
    );
  });

  test('are linked from the round, and documented', async () => {
    const { body: round } = await world.get<Round>('/round/2');
    expect(round.ticks).toBe('/api/round/2/ticks');
    expect((await ticks()).status).toBe(200);
    const { body } = await world.get<{ paths: Record<string, object> }>('/docs/json');
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining([
        '/api/round/{id}/ticks',
        '/api/round/{id}/ticks.csv',
        '/api/players/{address}/record.csv',
      ]),
    );
  });

  test('do not exist for a round that does not', async () => {
    expect((await world.get('/round/99/ticks')).status).toBe(404);
    expect((await world.get('/round/99/ticks.csv')).status).toBe(404);
  });
});

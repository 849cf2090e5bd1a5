import { setTimeout as sleep } from 'node:timers/promises';
import type { CurrentRoundResponse } from '@updown/protocol/api/rounds';
import { startCountingProxy, type CountingProxy } from './counting-proxy';
import { eventually } from './eventually';
import { ion, send, startWorld, type World } from './world';

jest.setTimeout(120_000);

interface Receipt {
  readonly blockHash: string;
  readonly logs: readonly unknown[];
}
interface Ready {
  readonly ready: boolean;
  readonly reason: string | null;
}

const SYSTEM = `0x${'00'.repeat(19)}cc`;

/**
 * Adds a receipt with a log, as on chains with system transactions, where a block has more receipts than transactions.
 */
function withSystemReceipt(receipts: readonly Receipt[]): readonly unknown[] {
  const blockHash = receipts[0]?.blockHash;
  const transactionHash = `0x${'ff'.repeat(32)}`;
  const logIndex = `0x${receipts.flatMap(({ logs }) => logs).length.toString(16)}`;
  const log = { address: SYSTEM, topics: [], data: '0x', blockHash, transactionHash, logIndex };
  return [...receipts, { blockHash, transactionHash, logs: [log] }];
}
function withoutLogs(receipts: readonly Receipt[]) {
  return receipts.map((receipt) => ({ ...receipt, logs: [] }));
}

let answer: (receipts: readonly Receipt[]) => unknown = withSystemReceipt;
let node: CountingProxy;
let world: World;
beforeAll(async () => {
  world = await startWorld();
  node = await startCountingProxy(world.anvil.url, (method, result) =>
    method === 'eth_getBlockReceipts' && result !== null ? answer(result as Receipt[]) : result,
  );
  await world.stopApi();
  await world.startApi({ RPC_URL: node.url });
  await world.post('/dev/price', { price: 2500 });
});
afterAll(async () => {
  await world?.stop();
  await node?.stop();
});

async function stakes() {
  const { body } = await world.get<CurrentRoundResponse>('/contract/current-round');
  return body.data.current?.up_predictions;
}
async function predict(account: number) {
  await world.post('/dev/faucet', { address: await world.account(account) });
  await send(await world.token(account), 'approve', world.deployment.game, ion('30000'));
  await send(await world.game(account), 'makePrediction(bool,uint256)', true, ion('30000'));
}
function ready() {
  return world.get<Ready>('/ready');
}

test('indexes a chain whose blocks have more receipts than transactions', async () => {
  await send(await world.game(4), 'startNewRound', await world.feedPrice());
  await predict(4);
  await eventually(async () => (await stakes()) === '30000');
  expect((await ready()).body).toMatchObject({ ready: true, reason: null });
});

test('is not ready while the node leaves out logs, names the block, and continues once the logs are there', async () => {
  answer = withoutLogs;
  const block = (await world.provider.getBlockNumber()) + 1;
  await predict(5);
  for (let mined = 0; mined < 4; mined++) {
    await world.pass(1);
    await sleep(300);
  }
  const stopped = await eventually(async () => {
    const { status, body } = await ready();
    return status === 503 && body;
  });
  expect(stopped.reason).toMatch(
    /^The index is stalled, \d+ blocks behind the chain\. The node leaves out logs of block \d+\.$/,
  );
  expect(Number(/block (\d+)\.$/.exec(stopped.reason ?? '')?.[1])).toBeGreaterThanOrEqual(block);
  expect(await stakes()).toBe('30000');

  answer = withSystemReceipt;
  await eventually(async () => (await stakes()) === '60000');
  await eventually(async () => (await ready()).body.ready);
});

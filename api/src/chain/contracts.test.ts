import { deploy, localSettings, type Deployment } from '@updown/contracts/deploy';
import { JsonRpcProvider } from 'ethers';
import { startAnvil, type Anvil } from '../../test/anvil';
import { readContracts } from './contracts';

jest.setTimeout(60_000);

let anvil: Anvil;
let provider: JsonRpcProvider;
let deployment: Deployment;
beforeAll(async () => {
  anvil = await startAnvil();
  provider = new JsonRpcProvider(anvil.url, 31337, { staticNetwork: true, cacheTimeout: -1 });
  deployment = await deploy(await provider.getSigner(localSettings.treasury), localSettings);
});
afterAll(async () => {
  provider.destroy();
  await anvil.stop();
});

const FEED = '0x00000000000000000000000000000000000000fe';
function hex(byte: number) {
  return byte.toString(16).padStart(2, '0');
}
/** A contract at the feed's address that returns these words for every call. */
async function answering(...words: readonly number[]) {
  const stores = words.map((word, index) => `60${hex(word)}60${hex(32 * index)}52`);
  await anvil.rpc('anvil_setCode', [FEED, `0x${stores.join('')}60a06000f3`]);
  return readContracts(provider, { ...deployment, feed: FEED });
}

test('finds an answer of the feed', async () => {
  const contracts = readContracts(provider, deployment);
  const latest = await contracts.latestAnswer();
  expect(await contracts.findLatest()).toEqual(latest);
  expect(await contracts.findAnswer(latest.id)).toEqual(latest);
  const other = await answering(7, 25, 90, 100, 7);
  expect(await other.findAnswer(7n)).toEqual({ id: 7n, answer: 25n, updatedAt: 100 });
});

test('finds no answer if the feed reverts', async () => {
  const contracts = readContracts(provider, deployment);
  expect(await contracts.findAnswer(99n)).toBeUndefined();
  await anvil.rpc('anvil_setCode', [FEED, '0x60006000fd']);
  const without = readContracts(provider, { ...deployment, feed: FEED });
  expect(await without.findAnswer(7n)).toBeUndefined();
  expect(await without.findLatest()).toBeUndefined();
});

test('finds no answer if the feed returns zeros', async () => {
  expect(await (await answering(7, 25, 0, 0, 7)).findAnswer(7n)).toBeUndefined();
});

test('finds no answer if the feed carried it over from an earlier one', async () => {
  expect(await (await answering(7, 25, 90, 100, 6)).findAnswer(7n)).toBeUndefined();
});

test('an error of the node does not count as a missing answer', async () => {
  const limited = new JsonRpcProvider(anvil.url, 31337, { staticNetwork: true });
  limited._send = (payload) =>
    Promise.resolve(
      [payload]
        .flat()
        .map(({ id }) => ({ id, error: { code: -32005, message: 'Too many' } })) as never,
    );
  await expect(readContracts(limited, deployment).findAnswer(1n)).rejects.toThrow();
  limited.destroy();
});

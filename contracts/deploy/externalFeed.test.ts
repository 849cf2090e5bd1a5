import {
  Contract,
  type ContractFactory,
  type JsonRpcProvider,
  type JsonRpcSigner,
  Wallet,
} from 'ethers';
import { deploy } from './deploy';
import { faultsOfFeed } from './externalFeed';
import { fakeAggregators } from './fakeAggregator';
import { localAccounts, localSettings } from './networks';
import type { DeploymentSettings, ExternalFeed } from './settings';
import { startTestChain } from './testChain';
import { verifyDeployment } from './verify';

jest.setTimeout(60_000);

let provider: JsonRpcProvider;
let stop: () => Promise<void>;
let owner: JsonRpcSigner;
let aggregators: ContractFactory;
let aggregator: Contract;
let feed: ExternalFeed;

const send = async (name: string, ...args: unknown[]): Promise<void> => {
  const sent = await aggregator.getFunction(name).send(...args);
  await sent.wait();
};
const on = (label: string): DeploymentSettings => ({ ...localSettings, label, feed });

beforeAll(async () => {
  ({ provider, stop } = await startTestChain());
  owner = await provider.getSigner(localAccounts.owner);
  aggregators = fakeAggregators(owner);
});
afterAll(() => stop());

beforeEach(async () => {
  const created = await (await aggregators.deploy()).waitForDeployment();
  const address = await created.getAddress();
  aggregator = new Contract(address, aggregators.interface, owner);
  feed = { kind: 'external', address, description: 'FAKE / USD', oldest: 3_900n };
  await send('post', 2_400n * 10n ** 8n);
});

test('a game is deployed on a feed with a fresh answer, and is what was asked', async () => {
  const settings = on('external');
  const deployment = await deploy(owner, settings);
  expect(deployment).toMatchObject({ feed: feed.address, ownFeed: false });
  expect(await verifyDeployment(provider, deployment, settings)).toEqual({
    differences: [],
    unfunded: 0n,
  });
});

test('a feed of something else is refused', async () => {
  await send('setDecimals', 18);
  expect(await faultsOfFeed(provider, { ...feed, description: 'ETH / USD' })).toEqual([
    'feed.decimals: asked 8, found 18',
    'feed.description: asked ETH / USD, found FAKE / USD',
  ]);
});

test.each([0n, -1n])('a feed whose latest answer is %i is refused', async (answer) => {
  await send('post', answer);
  expect(await faultsOfFeed(provider, feed)).toEqual([
    `feed.answer: asked a positive one, found ${answer}`,
  ]);
});

test('a feed that has stopped is refused, also later, when a deployment on it is read back', async () => {
  const settings = on('stopped');
  const deployment = await deploy(owner, settings);
  await provider.send('evm_increaseTime', [4_000]);
  await provider.send('evm_mine', []);
  const stopped = /^feed.answer: asked at most 3900 s old, found 40\d\d s$/;
  expect(await faultsOfFeed(provider, feed)).toEqual([expect.stringMatching(stopped)]);
  const { differences } = await verifyDeployment(provider, deployment, settings);
  expect(differences).toEqual([expect.stringMatching(stopped)]);
});

test('a contract that is no feed is refused', async () => {
  const { token } = await deploy(owner, localSettings);
  expect(await faultsOfFeed(provider, { ...feed, address: token })).toEqual([
    `What is at ${token} does not answer as a price feed.`,
  ]);
});

test('on a feed that is not there, or of no use, nothing is deployed', async () => {
  const address = Wallet.createRandom().address;
  const block = await provider.getBlockNumber();
  await expect(deploy(owner, { ...on('nowhere'), feed: { ...feed, address } })).rejects.toThrow(
    `There is no price feed at ${address}.`,
  );
  const other = { ...feed, description: 'BTC / USD' };
  await expect(deploy(owner, { ...on('other'), feed: other })).rejects.toThrow(
    'feed.description: asked BTC / USD, found FAKE / USD',
  );
  expect(await provider.getBlockNumber()).toBe(block);
});

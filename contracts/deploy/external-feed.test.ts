import {
  Contract,
  type ContractFactory,
  type JsonRpcProvider,
  type JsonRpcSigner,
  Wallet,
  ZeroAddress,
} from 'ethers';
import { localAccounts } from '../local-accounts';
import { deploy } from './deploy';
import { faultsOfFeed, faultsOfSequencerFeed } from './external-feed';
import { fakeAggregators } from './fake-aggregator';
import { localSettings } from './networks';
import { postingRules } from './public-chains';
import type { DeploymentSettings, ExternalFeed } from './settings';
import { startTestChain } from './test-chain';
import { verifyDeployment } from './verify';

jest.setTimeout(60_000);

let provider: JsonRpcProvider;
let stop: () => Promise<void>;
let owner: JsonRpcSigner;
let aggregators: ContractFactory;
let aggregator: Contract;
let feed: ExternalFeed;

async function send(name: string, ...args: unknown[]): Promise<void> {
  const sent = await aggregator.getFunction(name).send(...args);
  await sent.wait();
}
function on(label: string): DeploymentSettings {
  return { ...localSettings, label, feed };
}

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
  feed = {
    kind: 'external',
    address,
    description: 'FAKE / USD',
    oldest: 3_900n,
    rule: postingRules.ethereum,
  };
  await send('post', 2_400n * 10n ** 8n);
});

test('a game on a feed with a fresh answer is deployed and matches its settings', async () => {
  const settings = on('external');
  const deployment = await deploy(owner, settings);
  expect(deployment).toMatchObject({ feed: feed.address, ownFeed: false });
  expect(await verifyDeployment(provider, deployment, settings)).toEqual({
    differences: [],
    unfunded: 0n,
  });
});

test('a feed with another description or other decimals is rejected', async () => {
  await send('setDecimals', 18);
  expect(await faultsOfFeed(provider, { ...feed, description: 'ETH / USD' })).toEqual([
    'feed.decimals: expected 8, found 18',
    'feed.description: expected ETH / USD, found FAKE / USD',
  ]);
});

test.each([0n, -1n])('a feed whose latest answer is %i is rejected', async (answer) => {
  await send('post', answer);
  expect(await faultsOfFeed(provider, feed)).toEqual([
    `feed.answer: expected a positive answer, found ${answer}`,
  ]);
});

test('a feed that has stopped is rejected, even in a later verification', async () => {
  const settings = on('stopped');
  const deployment = await deploy(owner, settings);
  await provider.send('evm_increaseTime', [4_000]);
  await provider.send('evm_mine', []);
  const stopped = /^feed.answer: expected at most 3900 s old, found 40\d\d s$/;
  expect(await faultsOfFeed(provider, feed)).toEqual([expect.stringMatching(stopped)]);
  const { differences } = await verifyDeployment(provider, deployment, settings);
  expect(differences).toEqual([expect.stringMatching(stopped)]);
});

test('a contract that is not a feed is rejected', async () => {
  const { token } = await deploy(owner, localSettings);
  expect(await faultsOfFeed(provider, { ...feed, address: token })).toEqual([
    `The contract at ${token} is not a price feed.`,
  ]);
});

test('with a missing or unusable feed, nothing is deployed', async () => {
  const address = Wallet.createRandom().address;
  const block = await provider.getBlockNumber();
  await expect(deploy(owner, { ...on('nowhere'), feed: { ...feed, address } })).rejects.toThrow(
    `There is no price feed at ${address}.`,
  );
  const other = { ...feed, description: 'BTC / USD' };
  await expect(deploy(owner, { ...on('other'), feed: other })).rejects.toThrow(
    'feed.description: expected BTC / USD, found FAKE / USD',
  );
  expect(await provider.getBlockNumber()).toBe(block);
});

test('a game reads the sequencer feed of its chain, and the verification compares it', async () => {
  const up = 0n;
  await send('post', up);
  const own = { ...localSettings, label: 'sequencer', sequencerFeed: feed.address };
  const deployment = await deploy(owner, own);
  expect(await verifyDeployment(provider, deployment, own)).toEqual({
    differences: [],
    unfunded: 0n,
  });
  const without = { ...own, sequencerFeed: ZeroAddress };
  const { differences } = await verifyDeployment(provider, deployment, without);
  expect(differences.join()).toContain(
    `game.sequencerFeed: expected ${ZeroAddress}, found ${feed.address}`,
  );
});

test('a missing sequencer feed, or one without a status, is rejected', async () => {
  const { address } = Wallet.createRandom();
  const nowhere = { ...localSettings, label: 'no sequencer feed', sequencerFeed: address };
  await expect(deploy(owner, nowhere)).rejects.toThrow(`There is no sequencer feed at ${address}.`);
  expect(await faultsOfSequencerFeed(provider, feed.address)).toEqual([
    expect.stringContaining('The sequencer feed reports 240000000000 since'),
  ]);
  const { token } = await deploy(owner, localSettings);
  expect(await faultsOfSequencerFeed(provider, token)).toEqual([
    `The contract at ${token} is not a sequencer feed.`,
  ]);
});

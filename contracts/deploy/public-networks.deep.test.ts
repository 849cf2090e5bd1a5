import { gameAbi, tokenAbi } from '@updown/protocol/generated/abi';
import {
  Contract,
  type ContractFactory,
  type JsonRpcProvider,
  type JsonRpcSigner,
  ZeroAddress,
} from 'ethers';
import { localAccounts } from '../local-accounts';
import { deploy } from './deploy';
import { faultsOfFeed } from './external-feed';
import { fakeAggregators } from './fake-aggregator';
import { networks } from './networks';
import { publicChains } from './public-chains';
import type { DeploymentSettings, ExternalFeed } from './settings';
import { startTestChain } from './test-chain';
import { verifyDeployment } from './verify';

jest.setTimeout(180_000);

const PRICE = 2_400n * 10n ** 8n;
const SEQUENCER_IS_UP = 0n;
const STAKE = 30_000n * 10n ** 18n;
const PLAYER = 5;
const ARB_SYS = '0x0000000000000000000000000000000000000064';
/** Returns the block 250,000,000 to every call. */
const ARB_SYS_CODE = '0x630ee6b28060005260206000f3';

let compiled: ContractFactory | undefined;
let provider: JsonRpcProvider;
let stop: () => Promise<void>;
let owner: JsonRpcSigner;

async function send(contract: Contract, name: string, ...args: unknown[]): Promise<void> {
  const sent = await contract.getFunction(name).send(...args);
  await sent.wait();
}

/** Puts a feed that follows Chainlink's rules at the address in the network's settings. */
async function feedAt(address: string): Promise<Contract> {
  compiled ??= fakeAggregators(owner);
  const created = await (await compiled.connect(owner).deploy()).waitForDeployment();
  const code = await provider.getCode(await created.getAddress());
  await provider.send('anvil_setCode', [address, code]);
  const feed = new Contract(address, compiled.interface, owner);
  await send(feed, 'setDecimals', 8);
  await send(feed, 'setRevertsOnMissing', true);
  await send(feed, 'nextPhase');
  return feed;
}

async function wait(seconds: bigint): Promise<void> {
  await provider.send('evm_increaseTime', [Number(seconds)]);
  await provider.send('evm_mine', []);
}

/** The network's own settings, with the fake feed's description. */
function settingsOf(network: string): DeploymentSettings & { feed: ExternalFeed } {
  const settings = networks[network]!({
    OWNER_ADDRESS: localAccounts.owner,
    MANAGER_ADDRESS: localAccounts.manager,
    PAUSER_ADDRESS: localAccounts.pauser,
    ACCEPTED_LOSS: '48000',
  });
  const feed = { ...(settings.feed as ExternalFeed), description: 'FAKE / USD' };
  return { ...settings, feed };
}

function isArbitrum(network: string): boolean {
  return network.startsWith('arbitrum');
}

/** One of each kind: without a sequencer, with one, and with Arbitrum's block numbers. */
const SAMPLE = ['mainnet', 'base', 'arbitrum'];
const isDeep = process.env.FOUNDRY_PROFILE === 'deep';
const played = Object.entries(publicChains).filter(([name]) => isDeep || SAMPLE.includes(name));

describe.each(played)('on %s', (network, { chainId, oldest, rule }) => {
  const settings = settingsOf(network);
  let feed: Contract;
  let game: Contract;

  beforeAll(async () => {
    ({ provider, stop } = await startTestChain([], chainId));
    owner = await provider.getSigner(localAccounts.owner);
    if (isArbitrum(network)) await provider.send('anvil_setCode', [ARB_SYS, ARB_SYS_CODE]);
    feed = await feedAt(settings.feed.address);
    await send(feed, 'post', PRICE);
    const hasSequencer = settings.sequencerFeed !== ZeroAddress;
    const sequencer = hasSequencer ? await feedAt(settings.sequencerFeed) : undefined;
    if (sequencer) await send(sequencer, 'post', SEQUENCER_IS_UP);

    const deployment = await deploy(owner, settings);
    const { differences } = await verifyDeployment(provider, deployment, settings);
    expect(differences).toEqual([]);
    expect(deployment.block === 250_000_000).toBe(isArbitrum(network));
    game = new Contract(deployment.game, gameAbi, owner);
    const player = await provider.getSigner(PLAYER);
    const token = new Contract(deployment.token, tokenAbi, owner);
    await send(token, 'transfer', player.address, STAKE);
    await send(new Contract(deployment.token, tokenAbi, player), 'approve', game.target, STAKE);

    if (!sequencer) return;
    await expect(game.getFunction('startNewRound').staticCall(PRICE)).rejects.toThrow();
    await wait(3_600n);
    await send(feed, 'post', PRICE);
  });
  afterAll(() => stop());

  test('a round ends with the first post after the end, even if the feed changes its aggregator', async () => {
    await send(game, 'startNewRound', PRICE);
    const player = await provider.getSigner(PLAYER);
    const asPlayer = new Contract(game.target, gameAbi, player);
    await send(asPlayer, 'makePrediction(bool,uint256)', true, STAKE);
    await wait(301n);
    await send(feed, 'nextPhase');
    const moved = PRICE + (PRICE * BigInt(rule.deviation * 10_000)) / 10_000n;
    await send(feed, 'post', moved);
    const first = (await feed.getFunction('latest')()) as bigint;
    await send(feed, 'post', PRICE - 1n);
    await wait(1n);

    const wrong = game.getFunction('resolveRound').staticCall(1n, first + 1n);
    await expect(wrong).rejects.toThrow();
    await send(game, 'resolveRound', 1n, first);
    const [, , amount, , potential] = (await game.getFunction('getPlayerPrediction')(
      1n,
      player.address,
    )) as [boolean, boolean, bigint, boolean, bigint];
    expect(potential).toBe((amount * 18n) / 10n);
  });

  test('a feed is rejected once it is silent for longer than its heartbeat, but no earlier', async () => {
    await send(feed, 'post', PRICE);
    await wait(BigInt(rule.heartbeat));
    expect(await faultsOfFeed(provider, settings.feed)).toEqual([]);
    await wait(oldest);
    expect(await faultsOfFeed(provider, settings.feed)).toEqual([
      expect.stringContaining(`expected at most ${oldest} s old`),
    ]);
  });
});

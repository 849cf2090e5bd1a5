import { feedAbi, gameAbi, tokenAbi } from '@updown/protocol/generated/abi';
import { Contract, Wallet, type JsonRpcProvider, type JsonRpcSigner } from 'ethers';
import { planTimelock } from '../deploy/addresses';
import { create, deploy, type Deployment } from '../deploy/deploy';
import { localSettings } from '../deploy/networks';
import { startTestChain } from '../deploy/test-chain';
import { verifyDeployment } from '../deploy/verify';
import { localAccounts } from '../local-accounts';
import { adminCalls, type AdminFunction } from './admin-calls';
import { batchOf, type Batch } from './batch';
import { readHolders, type Node } from './chain-reads';
import { propose, type Proposal } from './propose';
import { routeOf } from './route';
import { createSafes } from './safe-account';

jest.setTimeout(120_000);

const ION = 10n ** 18n;
const DELAY = 3_600n;
const NEWCOMER = Wallet.createRandom().address;
const keys = [Wallet.createRandom(), Wallet.createRandom(), Wallet.createRandom()].map(
  ({ privateKey }) => new Wallet(privateKey),
) as [Wallet, Wallet, Wallet];
const two = [keys[0], keys[2]];

type Safe = Awaited<ReturnType<Awaited<ReturnType<typeof createSafes>>>>;

let provider: JsonRpcProvider;
let stop: () => Promise<void>;
let sender: JsonRpcSigner;
let node: Node;
let makeSafe: Awaited<ReturnType<typeof createSafes>>;

beforeAll(async () => {
  ({ provider, stop } = await startTestChain());
  sender = await provider.getSigner(localAccounts.owner);
  node = { request: ({ method, params }) => provider.send(method, params ?? []) };
  makeSafe = await createSafes(sender);
});
afterAll(() => stop());

async function pass(seconds: bigint): Promise<void> {
  await provider.send('evm_increaseTime', [Number(seconds)]);
  await provider.send('evm_mine', []);
}

async function postPrice(feed: string): Promise<void> {
  const poster = await provider.getSigner(localAccounts.keeper);
  const sent = await new Contract(feed, feedAbi, poster)
    .getFunction('postAnswer')
    .send(2_400n * 10n ** 8n);
  await sent.wait();
}

/** What the page makes of a command: its proposal, and the file that the Safe's signers import. */
async function proposed(
  { game, token, chainId }: Deployment,
  name: AdminFunction,
  args: readonly string[],
  proposer: string | null = null,
): Promise<Proposal & { file: Batch }> {
  const route = routeOf(name, await readHolders(node, game), proposer);
  if (route === null) throw new Error(`No Safe can send ${name}.`);
  const proposal = await propose(node, { name, args }, route, { game, token });
  const { safe, transactions } = proposal;
  const file = batchOf({
    chainId,
    safe,
    name,
    description: '',
    createdAt: 0,
    transactions,
  });
  return { ...proposal, file: JSON.parse(JSON.stringify(file)) as Batch };
}

function gameOf({ game }: Deployment) {
  const contract = new Contract(game, gameAbi, provider);
  return async (getter: string): Promise<unknown> => contract.getFunction(getter).staticCall();
}

describe('a game whose owner and manager are Safes of two in three', () => {
  let deployment: Deployment;
  let owner: Safe;
  let manager: Safe;
  let read: ReturnType<typeof gameOf>;

  beforeAll(async () => {
    owner = await makeSafe(keys);
    manager = await makeSafe(keys);
    const roles = { owner: owner.address, manager: manager.address };
    const settings = { ...localSettings, ...roles, label: 'safes' };
    deployment = await deploy(sender, settings);
    expect(await verifyDeployment(provider, deployment, settings)).toMatchObject({
      differences: [],
    });
    read = gameOf(deployment);
    const funding = new Contract(deployment.token, tokenAbi, sender).getFunction('transfer');
    await (await funding.send(manager.address, ION)).wait();
  });

  test('is recognised by its code and its answers', async () => {
    expect(await readHolders(node, deployment.game)).toEqual({
      owner: {
        kind: 'safe',
        address: owner.address,
        threshold: 2,
        signers: keys.map(({ address }) => address),
        version: '1.5.0',
      },
      manager: expect.objectContaining({ kind: 'safe', address: manager.address }) as unknown,
      pauser: { kind: 'account', address: localAccounts.pauser },
      pendingOwner: null,
    });
  });

  const executed = new Set<AdminFunction>();
  async function execute(name: AdminFunction, ...args: string[]): Promise<void> {
    const { safe, file } = await proposed(deployment, name, args);
    const [account] = [owner, manager].filter(({ address }) => address === safe);
    await account!.execute(file, two);
    executed.add(name);
  }

  test('one signature alone is refused', async () => {
    const { file } = await proposed(deployment, 'setPredictionLock', ['60']);
    await expect(owner.execute(file, [keys[1]])).rejects.toThrow('GS020');
    expect(await read('predictionLock')).toBe(localSettings.predictionLock);
  });

  test('the manager runs the rounds', async () => {
    await execute('startNewRound', String(2_400n * 10n ** 8n));
    await pass(301n);
    await postPrice(deployment.feed);
    const feed = new Contract(deployment.feed, feedAbi, provider);
    const [answer] = (await feed.getFunction('latestRoundData').staticCall()) as bigint[];
    await execute('resolveRound', '1', String(answer));
    await execute('startNewRound', String(2_400n * 10n ** 8n));
    await pass(2n * 3_600n);
    await execute('voidRound', '2');
    const { outcome } = (await new Contract(deployment.game, gameAbi, provider)
      .getFunction('getRound')
      .staticCall(2n)) as { outcome: bigint };
    expect(outcome).toBe(4n);
  });

  test.each([
    ['setMinimumDeposit', [String(20_000n * ION)], 'minimumDeposit', 20_000n * ION],
    ['setMaximumDeposit', [String(40_000n * ION)], 'maximumDeposit', 40_000n * ION],
    ['pause', [], 'paused', true],
    ['unpause', [], 'paused', false],
    ['setPredictionLock', ['60'], 'predictionLock', 60n],
    ['setMaxRoundExposure', ['7'], 'maxRoundExposure', 7n],
    ['setPriceTolerance', ['50'], 'priceTolerance', 50n],
    ['setMaximumPriceAge', ['30'], 'maximumPriceAge', 30n],
    ['setPauser', [NEWCOMER], 'pauser', NEWCOMER],
    ['transferOwnership', [NEWCOMER], 'pendingOwner', NEWCOMER],
  ] as const)('two signatures execute %s', async (name, args, getter, value) => {
    await execute(name, ...args);
    expect(await read(getter)).toBe(value);
  });

  test('two signatures move tokens', async () => {
    const before = await read('getRewardPoolBalance');
    await execute('fundReserve', String(ION));
    expect(await read('getRewardPoolBalance')).toBe((before as bigint) + ION);
    await execute('withdrawReserve', NEWCOMER, String(ION));
    expect(await read('getRewardPoolBalance')).toBe(before);
    const stray = await deploy(sender, { ...localSettings, supply: ION, reserve: 0n });
    const transfer = new Contract(stray.token, tokenAbi, sender).getFunction('transfer');
    await (await transfer.send(deployment.game, 1n)).wait();
    await execute('recoverToken', stray.token, NEWCOMER, '1');
  });

  test('another Safe becomes the owner, and the manager changes; then every command has been executed', async () => {
    await execute('transferOwnership', manager.address);
    await execute('acceptOwnership');
    expect(await read('owner')).toBe(manager.address);
    await execute('setGameManager', NEWCOMER);
    expect(await read('gameManager')).toBe(NEWCOMER);
    expect([...executed].sort()).toEqual(Object.keys(adminCalls).sort());
  });
});

describe('with a timelock between the Safe and the game', () => {
  async function timelocked() {
    const safe = await makeSafe(keys);
    const settings = {
      ...localSettings,
      owner: safe.address,
      timelockDelay: DELAY,
      label: `timelock ${safe.address}`,
    };
    return { safe, settings, deployment: await deploy(sender, settings) };
  }

  test('a command of the owner works only after the delay, and only for the Safe', async () => {
    const { safe, settings, deployment } = await timelocked();
    expect(await verifyDeployment(provider, deployment, settings)).toMatchObject({
      differences: [],
    });
    const next = () => proposed(deployment, 'setPredictionLock', ['60'], safe.address);
    const read = gameOf(deployment);

    const first = await next();
    expect(first).toMatchObject({
      operation: { stage: 'unset' },
      timelock: { delaySeconds: 3600 },
    });
    await expect(safe.execute(first.file, [keys[0]])).rejects.toThrow('GS020');
    await expect(
      sender.sendTransaction({ to: first.timelock!.address, data: first.transactions[0]!.data }),
    ).rejects.toThrow(/revert/);
    await safe.execute(first.file, two);

    const second = await next();
    expect(second).toMatchObject({ operation: { stage: 'waiting' } });
    await expect(safe.execute(second.file, two)).rejects.toThrow(/GS013|revert/);
    expect(await read('predictionLock')).toBe(settings.predictionLock);
    await pass(DELAY);
    expect(await next()).toMatchObject({ operation: { stage: 'ready' } });
    await safe.execute(second.file, two);
    expect(await read('predictionLock')).toBe(60n);

    // The same again is a new operation.
    expect(await next()).toMatchObject({ operation: { stage: 'unset', count: 1 } });
  });

  test('the pauser does not wait', async () => {
    const { deployment } = await timelocked();
    const pauser = await provider.getSigner(localAccounts.pauser);
    await (await new Contract(deployment.game, gameAbi, pauser).getFunction('pause').send()).wait();
    expect(await gameOf(deployment)('paused')).toBe(true);
  });

  test('a game of an ordinary owner moves to a timelock, which accepts the ownership', async () => {
    const safe = await makeSafe(keys);
    const deployment = await deploy(sender, { ...localSettings, label: 'moving' });
    const timelock = planTimelock({
      ...localSettings,
      owner: safe.address,
      timelockDelay: DELAY,
    });
    await create(sender, provider, timelock);
    const game = new Contract(deployment.game, gameAbi, sender);
    await (await game.getFunction('transferOwnership').send(timelock.address)).wait();

    const next = () => proposed(deployment, 'acceptOwnership', [], safe.address);
    await safe.execute((await next()).file, two);
    await pass(DELAY);
    await safe.execute((await next()).file, two);
    expect(await gameOf(deployment)('owner')).toBe(timelock.address);
  });
});

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { localSettings, postingRules } from '@updown/contracts/deploy';
import { localAccounts } from '@updown/contracts/local-accounts';
import { startTestChain } from '@updown/contracts/test-chain';
import { gameAbi, tokenAbi } from '@updown/protocol/generated/abi';
import {
  Contract,
  Interface,
  type JsonRpcProvider,
  type JsonRpcSigner,
  type Provider,
} from 'ethers';
import { deploy } from '../../contracts/deploy/deploy';
import { fakeAggregators } from '../../contracts/deploy/fake-aggregator';
import { recheck } from './recheck';

jest.setTimeout(120_000);

const PRICE = 2_400n * 10n ** 8n;
const STAKE = 50_000n * 10n ** 18n;

let url: string;
let provider: JsonRpcProvider;
let stop: () => Promise<void>;
let owner: JsonRpcSigner;
let feed: Contract;
let gameAddress: string;
let endId: bigint;

async function send(contract: Contract, name: string, ...args: unknown[]): Promise<void> {
  const sent = await contract.getFunction(name).send(...args);
  await sent.wait();
}

/** Plays a round in which account 4 wins with UP against account 5, and claims. */
async function playRound(): Promise<void> {
  const aggregators = fakeAggregators(owner);
  const created = await (await aggregators.deploy()).waitForDeployment();
  feed = new Contract(await created.getAddress(), aggregators.interface, owner);
  await send(feed, 'post', PRICE);
  const address = await created.getAddress();
  const external = {
    kind: 'external',
    address,
    description: 'FAKE / USD',
    oldest: 3_900n,
    rule: postingRules.ethereum,
  } as const;
  const { game, token } = await deploy(owner, { ...localSettings, feed: external });
  gameAddress = game;
  await send(new Contract(game, gameAbi, owner), 'startNewRound', PRICE);
  for (const [account, up] of [
    [4, true],
    [5, false],
  ] as const) {
    const player = await provider.getSigner(account);
    await send(new Contract(token, tokenAbi, owner), 'transfer', player.address, STAKE);
    await send(new Contract(token, tokenAbi, player), 'approve', game, STAKE);
    await send(new Contract(game, gameAbi, player), 'makePrediction(bool,uint256)', up, STAKE);
  }
  await provider.send('evm_increaseTime', [301]);
  await send(feed, 'post', PRICE + 5n);
  endId = (await feed.getFunction('latest')()) as bigint;
  await send(new Contract(game, gameAbi, owner), 'resolveRound', 1n, endId);
  const winner = await provider.getSigner(4);
  await send(new Contract(game, gameAbi, owner), 'claimRewardsFor', winner.address, 1n);
}

beforeAll(async () => {
  ({ url, provider, stop } = await startTestChain());
  owner = await provider.getSigner(localAccounts.owner);
  await playRound();
});
afterAll(() => stop());

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'recheck-command.ts'), '--rpc', url, ...args],
    { encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

/** A node that adds one base unit to the payout of a claim. */
function lying(honest: Provider): Provider {
  const event = new Interface(gameAbi).getEvent('RewardsClaimed')!;
  return new Proxy(honest, {
    get: (target, property) => {
      const value: unknown = Reflect.get(target, property);
      if (property === 'getLogs') {
        return async (filter: Parameters<Provider['getLogs']>[0]) =>
          (await target.getLogs(filter)).map((log) =>
            log.topics[0] === event.topicHash
              ? { ...log, data: `0x${(BigInt(log.data) + 1n).toString(16).padStart(64, '0')}` }
              : log,
          );
      }
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

test('a round of the contract agrees with the feed and the rules', () => {
  const { status, output } = run('--round', '1', '--game', gameAddress);
  expect(output).toContain('Outcome by the feed: Up\nStakes: 2, claims: 1\n');
  expect(output).toContain('The events agree with the feed and the rules.');
  expect(status).toBe(0);
});

test('recheck detects a node that reports a wrong payout', async () => {
  const { disagreements } = await recheck(lying(provider), gameAddress, 1n);
  expect(disagreements).toEqual([expect.stringContaining('the payout to 0x')]);
});

test('recheck detects a feed that changes its answer later, with exit code 1', async () => {
  const { timestamp } = (await provider.getBlock('latest'))!;
  await send(feed, 'postInPhase', 1n, endId & ((1n << 64n) - 1n), PRICE - 5n, timestamp);
  const { status, output } = run('--round', '1', '--game', gameAddress);
  expect(output).toContain('- the outcome: recomputed Down, reported Up');
  expect(output).toContain('- the end price');
  expect(status).toBe(1);
});

test('an unknown round and an unreachable node are errors', async () => {
  await expect(recheck(provider, gameAddress, 9n)).rejects.toThrow(
    'The game has no round 9: its latest round is 1.',
  );
  const absent = run('--round', '1', '--game', gameAddress, '--rpc', 'http://127.0.0.1:1');
  expect(absent.status).toBe(1);
  expect(absent.output).toContain('ECONNREFUSED');
});

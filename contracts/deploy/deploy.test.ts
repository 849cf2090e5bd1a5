import { predictionDomain, predictionTypes } from '@updown/protocol/eip712';
import { gameAbi, tokenAbi } from '@updown/protocol/generated/abi';
import { Contract, type JsonRpcProvider, type JsonRpcSigner, Wallet } from 'ethers';
import { localAccounts } from '../local-accounts';
import { deploy } from './deploy';
import { localSettings } from './networks';
import type { DeploymentSettings } from './settings';
import { startTestChain } from './test-chain';
import { verifyDeployment } from './verify';

jest.setTimeout(60_000);

let provider: JsonRpcProvider;
let stop: () => Promise<void>;
let owner: JsonRpcSigner;

beforeAll(async () => {
  ({ provider, stop } = await startTestChain());
  owner = await provider.getSigner(localAccounts.owner);
});
afterAll(() => stop());

const asAsked = { differences: [], unfunded: 0n };

function labelled(label: string): DeploymentSettings {
  return { ...localSettings, label };
}

async function transact(
  address: string,
  abi: typeof gameAbi | typeof tokenAbi,
  signer: JsonRpcSigner,
  name: string,
  ...args: unknown[]
): Promise<void> {
  const sent = await new Contract(address, abi, signer).getFunction(name).send(...args);
  await sent.wait();
}

async function freeReserve(game: string): Promise<unknown> {
  return new Contract(game, gameAbi, provider).getFunction('getRewardPoolBalance').staticCall();
}

/** A signer that loses its connection after a number of transactions. */
function interruptedAfter(transactions: number): JsonRpcSigner {
  let left = transactions;
  return new Proxy(owner, {
    get: (target, property) => {
      if (property === 'sendTransaction') {
        return (request: Parameters<JsonRpcSigner['sendTransaction']>[0]) => {
          if (left-- === 0) throw new Error('interrupted');
          return target.sendTransaction(request);
        };
      }
      const value: unknown = Reflect.get(target, property);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

test('the deployment matches the settings', async () => {
  const deployment = await deploy(owner, localSettings);
  expect(deployment).toMatchObject({ network: 'local', chainId: 31337, ownFeed: true });
  expect(await verifyDeployment(provider, deployment, localSettings)).toEqual(asAsked);
});

test('the deployment contains the block of the first event', async () => {
  const { game, block } = await deploy(owner, localSettings);
  const logs = await provider.getLogs({ address: game, fromBlock: 0 });
  expect(logs[0]?.blockNumber).toBe(block);
});

test('deploying again changes nothing', async () => {
  const first = await deploy(owner, localSettings);
  const block = await provider.getBlockNumber();
  expect(await deploy(owner, localSettings)).toEqual(first);
  expect(await provider.getBlockNumber()).toBe(block);
});

test.each([0, 1, 2, 3, 4])(
  'a repeated run completes a deployment that was interrupted after %i transactions',
  async (transactions) => {
    const settings = labelled(`interrupted ${transactions}`);
    await expect(deploy(interruptedAfter(transactions), settings)).rejects.toThrow('interrupted');
    const deployment = await deploy(owner, settings);
    expect(await verifyDeployment(provider, deployment, settings)).toEqual(asAsked);
    expect(await freeReserve(deployment.game)).toBe(settings.reserve);
  },
);

test('deploying again does not refill the reserve after the first round', async () => {
  const settings = labelled('played');
  const { game } = await deploy(owner, settings);
  await transact(game, gameAbi, owner, 'startNewRound', 2400n * 10n ** 8n);
  await transact(game, gameAbi, owner, 'withdrawReserve', localAccounts.owner, 1n);
  const deployment = await deploy(owner, settings);
  expect(await freeReserve(game)).toBe(settings.reserve - 1n);
  expect(await verifyDeployment(provider, deployment, settings)).toEqual(asAsked);
});

test('a difference between the settings and the chain is reported', async () => {
  const settings = labelled('changed');
  const deployment = await deploy(owner, settings);
  await transact(
    deployment.game,
    gameAbi,
    owner,
    'setMinimumDeposit',
    settings.minimumDepositFloor,
  );
  await transact(deployment.game, gameAbi, owner, 'pause');
  const { differences } = await verifyDeployment(provider, deployment, settings);
  expect(differences).toEqual([
    `game.minimumDeposit: expected ${settings.minimumDeposit.toString()}, found ${settings.minimumDepositFloor.toString()}`,
    'game.paused: expected false, found true',
  ]);
});

test('other settings lead to other addresses', async () => {
  const deployment = await deploy(owner, localSettings);
  const other = { ...localSettings, owner: localAccounts.manager };
  const { differences } = await verifyDeployment(provider, deployment, other);
  expect(differences.join()).toMatch(/game address.*feed.owner.*game.owner/);
});

test('missing contracts are reported', async () => {
  const deployment = await deploy(owner, localSettings);
  const nowhere = { ...deployment, game: Wallet.createRandom().address };
  const { differences } = await verifyDeployment(provider, nowhere, localSettings);
  expect(differences).toContain('a contract is missing on the chain');
});

test('a wrong contract at an address is reported', async () => {
  const deployment = await deploy(owner, localSettings);
  const confused = { ...deployment, game: deployment.token };
  const { differences } = await verifyDeployment(provider, confused, localSettings);
  expect(differences).toContain(
    `game.gameManager: expected ${localAccounts.manager}, found no answer`,
  );
});

test('a reserve that another account must fund is not a difference but a separate amount', async () => {
  const settings = labelled('funded later');
  const other = await provider.getSigner(localAccounts.manager);
  const deployment = await deploy(other, settings);
  expect(await verifyDeployment(provider, deployment, settings)).toEqual({
    differences: [],
    unfunded: settings.reserve,
  });
  await deploy(owner, settings);
  expect(await verifyDeployment(provider, deployment, settings)).toEqual(asAsked);
});

test('settings for another chain are rejected', async () => {
  await expect(deploy(owner, { ...localSettings, chainId: 1 })).rejects.toThrow(
    'The settings are for chain 1 (local), but this is chain 31337.',
  );
});

test('settings with which attackers can farm the house are rejected before anything is deployed', async () => {
  const settings = { ...labelled('farmed'), acceptedLoss: 0n };
  const block = await provider.getBlockNumber();
  await expect(deploy(owner, settings)).rejects.toThrow(
    'Attackers can farm the house with these settings',
  );
  expect(await provider.getBlockNumber()).toBe(block);
});

test('the game accepts a signature over the exported types', async () => {
  const settings = labelled('signed');
  const { game, token, chainId } = await deploy(owner, settings);
  const player = Wallet.createRandom(provider);
  const amount = settings.minimumDeposit;
  await transact(token, tokenAbi, owner, 'transfer', player.address, amount);
  await provider.send('anvil_setBalance', [player.address, '0xde0b6b3a7640000']);
  const approval = await new Contract(token, tokenAbi, player)
    .getFunction('approve')
    .send(game, amount);
  await approval.wait();
  await transact(game, gameAbi, owner, 'startNewRound', 2400n * 10n ** 8n);

  const prediction = {
    player: player.address,
    roundId: 1n,
    up: true,
    amount,
    nonce: 0n,
    deadline: 2n ** 64n,
  };
  const signature = await player.signTypedData(
    predictionDomain(chainId, game),
    predictionTypes,
    prediction,
  );
  await transact(game, gameAbi, owner, 'makePredictionFor', prediction, signature);
  const contract = new Contract(game, gameAbi, provider);
  const position = (await contract.getFunction('getPosition')(1n, player.address)) as {
    depositAmount: bigint;
  };
  expect(position.depositAmount).toBe(amount);
});

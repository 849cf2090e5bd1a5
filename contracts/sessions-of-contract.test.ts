import {
  predictionDomain,
  sessionEndTypes,
  sessionGrantTypes,
  sessionPredictionTypes,
} from '@updown/protocol/eip712';
import { feedAbi, gameAbi, tokenAbi } from '@updown/protocol/generated/abi';
import { Contract, type JsonRpcProvider, Wallet } from 'ethers';
import { deploy, type Deployment } from './deploy/deploy';
import { localSettings } from './deploy/networks';
import { startTestChain } from './deploy/test-chain';
import { localAccounts } from './local-accounts';

jest.setTimeout(60_000);

let provider: JsonRpcProvider;
let stop: () => Promise<void>;
let deployment: Deployment;
let game: Contract;

beforeAll(async () => {
  ({ provider, stop } = await startTestChain());
  const owner = await provider.getSigner(localAccounts.owner);
  deployment = await deploy(owner, localSettings);
  game = new Contract(deployment.game, gameAbi, owner);
});
afterAll(() => stop());

const STAKE = 30_000n * 10n ** 18n;
const NO_PERMIT = { value: 0n, v: 0, r: `0x${'0'.repeat(64)}`, s: `0x${'0'.repeat(64)}` };

async function send(contract: Contract, name: string, ...args: unknown[]) {
  const sent = await contract.getFunction(name).send(...args);
  await sent.wait();
}

async function now(): Promise<number> {
  return (await provider.getBlock('latest'))!.timestamp;
}

test('the contract accepts what wallet and key sign with these types', async () => {
  const [player, key] = [Wallet.createRandom(provider), Wallet.createRandom()];
  const token = new Contract(deployment.token, tokenAbi, game.runner);
  await provider.send('anvil_setBalance', [player.address, '0xde0b6b3a7640000']);
  await send(token, 'transfer', player.address, STAKE);
  await send(token.connect(player) as Contract, 'approve', deployment.game, 2n * STAKE);
  const domain = predictionDomain(31_337, deployment.game);
  const time = await now();
  const grant = {
    player: player.address,
    key: key.address,
    perRound: STAKE,
    inAll: 2n * STAKE,
    end: time + 3_600,
    nonce: 0n,
    deadline: time + 60,
  };
  const signature = await player.signTypedData(domain, sessionGrantTypes, grant);
  await send(game, 'authorizeSessionFor', grant, signature, NO_PERMIT);

  const keeper = await provider.getSigner(localAccounts.keeper);
  await send(new Contract(deployment.feed, feedAbi, keeper), 'postAnswer', 2400n * 10n ** 8n);
  await send(game, 'startNewRound', 2400n * 10n ** 8n);
  const prediction = {
    player: player.address,
    roundId: 1n,
    up: false,
    amount: STAKE,
    deadline: time + 60,
  };
  const signed = await key.signTypedData(domain, sessionPredictionTypes, prediction);
  await send(game, 'makePredictionBySession', prediction, signed);
  const sessionOf = game.getFunction('getSession');
  const { left } = (await sessionOf.staticCall(player.address)) as { left: bigint };
  expect(left).toBe(STAKE);

  const ending = await key.signTypedData(domain, sessionEndTypes, { player: player.address });
  await send(game, 'revokeSessionFor', player.address, ending);
  const { key: none } = (await sessionOf.staticCall(player.address)) as { key: string };
  expect(BigInt(none)).toBe(0n);
});

import { feedAbi, gameAbi, tokenAbi } from '@updown/protocol/generated/abi';
import { bonusOf, burnedOf } from '@updown/protocol/payouts';
import { Contract, type JsonRpcProvider, type JsonRpcSigner, Wallet } from 'ethers';
import { deploy, type Deployment } from './deploy/deploy';
import { localSettings } from './deploy/networks';
import { startTestChain } from './deploy/test-chain';
import { localAccounts } from './local-accounts';

jest.setTimeout(60_000);

let provider: JsonRpcProvider;
let stop: () => Promise<void>;
let owner: JsonRpcSigner;
let deployment: Deployment;
let deployed: string;

beforeAll(async () => {
  ({ provider, stop } = await startTestChain());
  owner = await provider.getSigner(localAccounts.owner);
  deployment = await deploy(owner, localSettings);
});
afterAll(() => stop());

// Each case plays the first round of the same game.
beforeEach(async () => {
  deployed = (await provider.send('evm_snapshot', [])) as string;
});
afterEach(() => provider.send('evm_revert', [deployed]));

const ION_VALUE = 10n ** 18n;

test.each([
  [100_000n, 0n],
  [100_000n, 100_000n],
  [100_000n, 50_000n],
  [1_000_000n, 102_000n],
  [1_000_000n, 30_000n],
  [30_000n, 2_999_999n],
  [123_457n, 98_761n],
])(
  'with %i ION on UP and %i on DOWN the contract pays and burns the same as these rules',
  async (up, down) => {
    const keeper = await provider.getSigner(localAccounts.keeper);
    const game = new Contract(deployment.game, gameAbi, owner);
    const token = new Contract(deployment.token, tokenAbi, owner);
    const feed = new Contract(deployment.feed, feedAbi, keeper);
    const send = async (contract: Contract, name: string, ...args: unknown[]) => {
      const sent = await contract.getFunction(name).send(...args);
      await sent.wait();
    };
    const bet = async (side: boolean, amount: bigint): Promise<string> => {
      const player = Wallet.createRandom(provider);
      await provider.send('anvil_setBalance', [player.address, '0xde0b6b3a7640000']);
      await send(token, 'transfer', player.address, amount);
      await send(token.connect(player) as Contract, 'approve', deployment.game, amount);
      await send(game.connect(player) as Contract, 'makePrediction(bool,uint256)', side, amount);
      return player.address;
    };

    await send(feed, 'postAnswer', 2400n * 10n ** 8n);
    await send(game, 'startNewRound', 2400n * 10n ** 8n);
    const winner = await bet(true, up * ION_VALUE + 7n);
    if (down > 0n) await bet(false, down * ION_VALUE + 3n);
    const [winning, losing] = [up * ION_VALUE + 7n, down > 0n ? down * ION_VALUE + 3n : 0n];
    await provider.send('evm_increaseTime', [300]);
    await provider.send('evm_mine', []);
    await send(feed, 'postAnswer', 2401n * 10n ** 8n);
    const [answer] = (await feed.getFunction('latestRoundData').staticCall()) as [bigint];
    await send(game, 'resolveRound', 1n, answer);

    const paid = (await game.getFunction('claimRewardsFor').staticCall(winner, 1n)) as bigint;
    const stats = (await game.getFunction('getContractStats').staticCall()) as {
      totalTokensBurned: bigint;
    };
    expect(paid).toBe(winning + bonusOf(winning, winning, losing));
    expect(stats.totalTokensBurned).toBe(burnedOf(winning, losing));
  },
);

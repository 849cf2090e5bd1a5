import { gameAbi, tokenAbi } from '@updown/contracts';
import { localAccountIndex } from '@updown/contracts/local-accounts';
import { Contract, JsonRpcProvider, MaxUint256, parseUnits, type Signer } from 'ethers';
import type { CurrentPrice } from '../../api/src/game/schemas/price';
import { Api } from '../fixtures/api';
import { Chain } from '../fixtures/chain';

const PLAYERS = 6;
/** Fills the ticker's 20 outcomes. With six players per round, the table's 50 rows fill up long before. */
const ENDED_ROUNDS = 20;
const stake = parseUnits('30000', 18);

type Call = [name: string, ...args: unknown[]];

async function send(signer: Signer, contract: Contract, [name, ...args]: Call): Promise<void> {
  const bound = contract.connect(signer) as Contract;
  const sent = (await bound.getFunction(name)(...args)) as { wait(): Promise<unknown> };
  await sent.wait();
}

/** Plays rounds on the chain until table and ticker are full, and leaves a new round running. Resolves with the accounts. */
export async function playUntilFull(siteUrl: string, chainUrl: string): Promise<string[]> {
  const api = new Api(siteUrl);
  const { contracts } = await api.config();
  const chain = new Chain(chainUrl, contracts);
  const provider = new JsonRpcProvider(chainUrl, 31337, { staticNetwork: true, cacheTimeout: -1 });
  const game = new Contract(contracts.game, gameAbi, provider);
  const token = new Contract(contracts.token, tokenAbi, provider);
  const signers = await Promise.all(
    Array.from({ length: PLAYERS }, (_, index) => provider.getSigner(localAccountIndex(1 + index))),
  );

  const startAndBet = async () => {
    // Right after a jump of the clock, the feed's answer is too old until the keeper posts the next one.
    await untilDone(async () => {
      const { price } = await api.get<CurrentPrice>('/price/current?asset=ethereum');
      await send(signers[0]!, game, ['startNewRound', parseUnits(price.toFixed(8), 8)]);
    });
    for (const [index, signer] of signers.entries()) {
      await send(signer, game, ['makePrediction(bool,uint256)', index % 2 === 0, stake]);
    }
  };

  for (const signer of signers) {
    await api.post('/dev/faucet', { address: signer.address });
    await send(signer, token, ['approve', contracts.game, MaxUint256]);
  }
  for (let round = 1; round <= ENDED_ROUNDS; round += 1) {
    await startAndBet();
    await api.steerPrice(round % 2 === 0 ? 2400 : 2412);
    const { end_time } = await api.roundThat(({ outcome }) => outcome === null);
    await chain.advanceTo(end_time + 1);
    await api.roundThat(({ id, outcome }) => id === round && outcome !== null);
  }
  await api.steerPrice(null);
  await startAndBet();
  const accounts = await chain.accounts();
  provider.destroy();
  chain.close();
  return accounts;
}

async function untilDone(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 40) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

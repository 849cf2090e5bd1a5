import { deploy, type DeploymentSettings } from '@updown/contracts/deploy';
import { localAccounts } from '@updown/contracts/local-accounts';
import { startTestChain } from '@updown/contracts/test-chain';
import { getAddress, MaxUint256, toBeHex, toQuantity } from 'ethers';
import { connectTo, game, token } from './node';

/** More than any round needs: honest players, and colluders with 42 addresses and their first stakes. */
const SEATS = 60;
const FUNDS = 10_000_000n * 10n ** 18n;
const LEAST = 4_000_000n * 10n ** 18n;
const RICH = toQuantity(10n ** 24n);
const OPTIONS = ['--gas-limit', '1000000000', '--block-base-fee-per-gas', '0'];

function seatAddress(index: number): string {
  return getAddress(toBeHex(0xa7e4a00000000000n + BigInt(index), 20));
}

type TestChain = Awaited<ReturnType<typeof startTestChain>>;

async function prepare(
  { url, provider, stop }: TestChain,
  settings: DeploymentSettings,
  second: number,
) {
  const owner = await provider.getSigner(localAccounts.owner);
  const deployment = await deploy(owner, {
    ...settings,
    acceptedLoss: settings.maxRoundExposure, // play money
  });
  const latest = await provider.getBlock('latest');
  const node = connectTo(url);
  const seats = Array.from({ length: SEATS }, (_, index) => seatAddress(index));
  const balances = seats.map(() => FUNDS);
  const time = latest!.timestamp + 1;

  const fund = (address: string, amount: bigint) => ({
    from: localAccounts.owner,
    to: deployment.token,
    data: token.encodeFunctionData('transfer', [address, amount]),
  });
  await node.send('evm_setAutomine', false);
  await node.send('anvil_autoImpersonateAccount', true);
  for (const address of [...seats, localAccounts.keeper, localAccounts.owner]) {
    await node.send('anvil_setBalance', address, RICH);
  }
  await node.mine(
    time,
    seats.flatMap((address) => [
      fund(address, FUNDS),
      {
        from: address,
        to: deployment.token,
        data: token.encodeFunctionData('approve', [deployment.game, MaxUint256]),
      },
    ]),
  );

  /** The transfers that top up accounts with a low balance. */
  function refills() {
    return seats.flatMap((address, index) => {
      if (balances[index]! >= LEAST) return [];
      balances[index]! += FUNDS;
      return [fund(address, FUNDS)];
    });
  }
  async function houseBalance(): Promise<bigint> {
    const data = game.encodeFunctionData('getContractStats');
    const result = await node.send<string>('eth_call', { to: deployment.game, data }, 'latest');
    return game.decodeFunctionResult('getContractStats', result)[2] as bigint;
  }
  return { node, deployment, seats, balances, begin: time - second, refills, houseBalance, stop };
}

export type ArenaChain = Awaited<ReturnType<typeof prepare>>;

/**
 * Starts a local chain with the real contracts under these settings, and with funded players. `second` is the second of
 * the walk at which the chain begins.
 */
export async function openArenaChain(
  settings: DeploymentSettings,
  second = 0,
): Promise<ArenaChain> {
  const chain = await startTestChain(OPTIONS);
  try {
    return await prepare(chain, settings, second);
  } catch (error) {
    await chain.stop();
    throw error;
  }
}

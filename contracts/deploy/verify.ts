import { feedAbi, gameAbi, timelockAbi, tokenAbi } from '@updown/protocol/generated/abi';
import { Contract, isError, type Provider } from 'ethers';
import { plan } from './addresses';
import type { Deployment } from './deploy';
import { faultsOfFeed, faultsOfSequencerFeed } from './external-feed';
import type { DeploymentSettings } from './settings';

/** The result of a verification. */
export interface Verification {
  /** One line per difference from the settings. */
  differences: string[];
  /** The base units that the treasury must still add to the reserve; 0 once the first round has started. */
  unfunded: bigint;
}

type Reader = (name: string) => Promise<unknown>;

function reader(address: string, abi: ReadonlyArray<{ type: string }>, provider: Provider): Reader {
  const contract = new Contract(address, abi, provider);
  return (name) =>
    contract
      .getFunction(name)
      .staticCall()
      .catch((error: unknown) => {
        if (isError(error, 'CALL_EXCEPTION') || isError(error, 'BAD_DATA')) return 'no answer';
        throw error;
      });
}

/**
 * Compares a deployment on the chain with its settings.
 *
 * Code and arguments determine the addresses (CREATE2), so the code at a planned address is the planned code. Only
 * parameters that an owner can change are read from the chain.
 */
export async function verifyDeployment(
  provider: Provider,
  deployment: Deployment,
  settings: DeploymentSettings,
): Promise<Verification> {
  const differences: string[] = [];
  const compare = (what: string, wanted: unknown, found: unknown): void => {
    if (wanted !== found) {
      differences.push(`${what}: expected ${String(wanted)}, found ${String(found)}`);
    }
  };
  const compareAll = async (
    what: string,
    read: Reader,
    expected: Record<string, unknown>,
  ): Promise<void> => {
    for (const [name, wanted] of Object.entries(expected)) {
      compare(`${what}.${name}`, wanted, await read(name));
    }
  };

  const planned = plan(settings);
  compare('chain', BigInt(settings.chainId), (await provider.getNetwork()).chainId);
  compare('token address', planned.token.address, deployment.token);
  compare('feed address', planned.feedAddress, deployment.feed);
  compare('game address', planned.game.address, deployment.game);
  const needed = [
    deployment.token,
    deployment.feed,
    deployment.game,
    planned.timelock?.address,
    planned.accountFactory.address,
  ];
  const codes = await Promise.all(
    needed.flatMap((address) => (address === undefined ? [] : provider.getCode(address))),
  );
  if (codes.includes('0x')) {
    differences.push('a contract is missing on the chain');
    return { differences, unfunded: settings.reserve };
  }

  await compareAll('token', reader(deployment.token, tokenAbi, provider), {
    symbol: 'ION',
    decimals: 18n,
  });
  if (settings.feed.kind === 'external') {
    differences.push(...(await faultsOfFeed(provider, settings.feed)));
  } else {
    const { poster, maximumJump } = settings.feed;
    const expected = { decimals: 8n, owner: planned.owner, poster, maximumJump };
    await compareAll('feed', reader(deployment.feed, feedAbi, provider), expected);
  }
  if (planned.timelock !== undefined) {
    const read = reader(planned.timelock.address, timelockAbi, provider);
    await compareAll('timelock', read, { getMinDelay: settings.timelockDelay });
  }
  differences.push(...(await faultsOfSequencerFeed(provider, settings.sequencerFeed)));
  const game = reader(deployment.game, gameAbi, provider);
  await compareAll('game', game, {
    owner: planned.owner,
    gameManager: settings.manager,
    pauser: settings.pauser,
    gameToken: deployment.token,
    priceFeed: deployment.feed,
    sequencerFeed: settings.sequencerFeed,
    minimumDeposit: settings.minimumDeposit,
    maximumDeposit: settings.maximumDeposit,
    predictionLock: settings.predictionLock,
    MINIMUM_DEPOSIT_FLOOR: settings.minimumDepositFloor,
    maxRoundExposure: settings.maxRoundExposure,
    priceTolerance: settings.priceTolerance,
    maximumPriceAge: settings.maximumPriceAge,
    paused: false,
    DEPLOYMENT_BLOCK: BigInt(deployment.block),
  });
  const [free, rounds] = [await game('getRewardPoolBalance'), await game('globalRoundCounter')];
  const missing = typeof free === 'bigint' && rounds === 0n ? settings.reserve - free : 0n;
  return { differences, unfunded: missing > 0n ? missing : 0n };
}

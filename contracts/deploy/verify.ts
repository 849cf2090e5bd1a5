import { Contract, type Provider } from 'ethers';
import { feedAbi, gameAbi, tokenAbi } from '../generated/abi';
import { plan } from './addresses';
import type { Deployment } from './deploy';
import type { DeploymentSettings } from './settings';

type Reader = (name: string) => Promise<unknown>;

const reader =
  (address: string, abi: ReadonlyArray<{ type: string }>, provider: Provider): Reader =>
  async (name) =>
    (await new Contract(address, abi as never, provider).getFunction(name).staticCall()) as unknown;

const feedExpectations = (settings: DeploymentSettings): Record<string, unknown> =>
  settings.feed.kind === 'own'
    ? {
        decimals: 8n,
        owner: settings.owner,
        poster: settings.feed.poster,
        maximumJump: settings.feed.maximumJump,
      }
    : { decimals: 8n };

/**
 * Reads a deployment back and compares it with what was asked; returns one line per difference.
 *
 * The addresses follow from code and arguments (CREATE2), so the right address with code on it is the right code. What
 * an owner can change since is read from the chain.
 */
export const verifyDeployment = async (
  provider: Provider,
  deployment: Deployment,
  settings: DeploymentSettings,
): Promise<string[]> => {
  const differences: string[] = [];
  const compare = (what: string, asked: unknown, found: unknown): void => {
    if (asked !== found)
      differences.push(`${what}: asked ${String(asked)}, found ${String(found)}`);
  };
  const compareAll = async (
    what: string,
    read: Reader,
    expected: Record<string, unknown>,
  ): Promise<void> => {
    for (const [name, asked] of Object.entries(expected)) {
      compare(`${what}.${name}`, asked, await read(name));
    }
  };

  const planned = plan(settings);
  compare('chain', BigInt(settings.chainId), (await provider.getNetwork()).chainId);
  compare('token address', planned.token.address, deployment.token);
  compare('feed address', planned.feedAddress, deployment.feed);
  compare('game address', planned.game.address, deployment.game);
  const codes = await Promise.all(
    [deployment.token, deployment.feed, deployment.game].map((address) =>
      provider.getCode(address),
    ),
  );
  if (codes.includes('0x')) return [...differences, 'a contract is missing on the chain'];

  await compareAll('token', reader(deployment.token, tokenAbi, provider), {
    symbol: 'ION',
    decimals: 18n,
  });
  await compareAll('feed', reader(deployment.feed, feedAbi, provider), feedExpectations(settings));
  const game = reader(deployment.game, gameAbi, provider);
  await compareAll('game', game, {
    owner: settings.owner,
    gameManager: settings.manager,
    pauser: settings.pauser,
    gameToken: deployment.token,
    priceFeed: deployment.feed,
    minimumDeposit: settings.minimumDeposit,
    maximumDeposit: settings.maximumDeposit,
    predictionLock: settings.predictionLock,
    priceTolerance: settings.priceTolerance,
    maximumPriceAge: settings.maximumPriceAge,
    paused: false,
    DEPLOYMENT_BLOCK: BigInt(deployment.block),
  });
  const free = (await game('getRewardPoolBalance')) as bigint;
  if ((await game('globalRoundCounter')) === 0n && free < settings.reserve) {
    differences.push(`reserve: asked ${settings.reserve.toString()}, found ${free.toString()}`);
  }
  return differences;
};

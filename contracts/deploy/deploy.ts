import { Contract, type Provider, type Signer } from 'ethers';
import { gameAbi, tokenAbi } from '../generated/abi';
import { type Creation, factory, plan } from './addresses';
import { faultsOfFeed } from './externalFeed';
import type { DeploymentSettings } from './settings';

/** Where a game stands: all that an API, a keeper or a page needs to find it. */
export interface Deployment {
  network: string;
  chainId: number;
  game: string;
  token: string;
  feed: string;
  ownFeed: boolean;
  /** The block of the game's creation: events begin here. */
  block: number;
}

const exists = async (provider: Provider, address: string): Promise<boolean> =>
  (await provider.getCode(address)) !== '0x';

const create = async (signer: Signer, provider: Provider, creation: Creation): Promise<void> => {
  if (await exists(provider, creation.address)) return;
  const data = creation.salt + creation.initCode.slice(2);
  const sent = await signer.sendTransaction({ to: factory, data });
  await sent.wait();
};

/** Fills the reserve up to what was asked, once: after the first round it is the operator's business. */
const fundReserve = async (
  signer: Signer,
  deployment: Deployment,
  settings: DeploymentSettings,
): Promise<void> => {
  if ((await signer.getAddress()) !== settings.treasury) return;
  const game = new Contract(deployment.game, gameAbi, signer);
  const token = new Contract(deployment.token, tokenAbi, signer);
  const rounds = (await game.getFunction('globalRoundCounter')()) as bigint;
  const missing = settings.reserve - ((await game.getFunction('getRewardPoolBalance')()) as bigint);
  if (rounds > 0n || missing <= 0n) return;
  const approval = await token.getFunction('approve').send(deployment.game, missing);
  await approval.wait();
  const funding = await game.getFunction('fundReserve').send(missing);
  await funding.wait();
};

/**
 * Brings about what `settings` ask for, and leaves alone what already is: it can be repeated at any point. The signer
 * pays the gas; where it is the treasury, it funds the reserve too.
 */
export const deploy = async (signer: Signer, settings: DeploymentSettings): Promise<Deployment> => {
  const { provider } = signer;
  if (!provider) throw new Error('The signer needs a provider.');
  const { chainId } = await provider.getNetwork();
  if (chainId !== BigInt(settings.chainId)) {
    throw new Error(
      `The settings are for chain ${settings.chainId} (${settings.network}), but this is chain ${chainId.toString()}.`,
    );
  }
  if (!(await exists(provider, factory))) {
    throw new Error(`This chain lacks the CREATE2 factory at ${factory}.`);
  }
  const { token, feed, feedAddress, game } = plan(settings);
  if (settings.feed.kind === 'external') {
    const faults = await faultsOfFeed(provider, settings.feed);
    if (faults.length > 0) throw new Error(`The price feed is of no use:\n${faults.join('\n')}`);
  }
  await create(signer, provider, token);
  if (feed) await create(signer, provider, feed);
  await create(signer, provider, game);
  const deployment: Deployment = {
    network: settings.network,
    chainId: settings.chainId,
    game: game.address,
    token: token.address,
    feed: feedAddress,
    ownFeed: feed !== undefined,
    block: Number(
      await new Contract(game.address, gameAbi, signer).getFunction('DEPLOYMENT_BLOCK')(),
    ),
  };
  await fundReserve(signer, deployment, settings);
  return deployment;
};

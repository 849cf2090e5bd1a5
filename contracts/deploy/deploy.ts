import { gameAbi, tokenAbi } from '@updown/protocol/generated/abi';
import { Contract, type Provider, type Signer } from 'ethers';
import { type Creation, plan, CREATE2_FACTORY } from './addresses';
import { faultsOfFeed, faultsOfSequencerFeed } from './external-feed';
import { farming } from './farming';
import type { DeploymentSettings } from './settings';

/** The record by which the API, the keeper and the pages find a game. */
export interface Deployment {
  network: string;
  chainId: number;
  game: string;
  token: string;
  feed: string;
  ownFeed: boolean;
  /** The block of the game's creation, which is the first block with events. */
  block: number;
}

async function exists(provider: Provider, address: string): Promise<boolean> {
  return (await provider.getCode(address)) !== '0x';
}

/** Creates a contract, unless it exists. */
export async function create(
  signer: Signer,
  provider: Provider,
  creation: Creation,
): Promise<void> {
  if (await exists(provider, creation.address)) return;
  const data = creation.salt + creation.initCode.slice(2);
  const sent = await signer.sendTransaction({ to: CREATE2_FACTORY, data });
  await sent.wait();
}

/**
 * Fills the reserve up to the amount in the settings, but only before the first round. Later, the operator manages the
 * reserve.
 */
async function fundReserve(
  signer: Signer,
  deployment: Deployment,
  settings: DeploymentSettings,
): Promise<void> {
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
}

/**
 * Deploys a game with these settings. Skips contracts that already exist, so a caller can repeat it at any point. The
 * signer pays the gas; if it is the treasury, it also funds the reserve. Throws if the chain or a feed does not match
 * the settings, or if the house would lose more than they accept.
 */
export async function deploy(signer: Signer, settings: DeploymentSettings): Promise<Deployment> {
  const { provider } = signer;
  if (!provider) throw new Error('The signer needs a provider.');
  const { chainId } = await provider.getNetwork();
  if (chainId !== BigInt(settings.chainId)) {
    throw new Error(
      `The settings are for chain ${settings.chainId} (${settings.network}), but this is chain ${chainId.toString()}.`,
    );
  }
  if (!(await exists(provider, CREATE2_FACTORY))) {
    throw new Error(`This chain has no CREATE2 factory at ${CREATE2_FACTORY}.`);
  }
  const { refusal } = farming(settings);
  if (refusal !== undefined) throw new Error(refusal);
  const { timelock, token, feed, feedAddress, game, accountFactory } = plan(settings);
  if (settings.feed.kind === 'external') {
    const faults = await faultsOfFeed(provider, settings.feed);
    if (faults.length > 0) {
      throw new Error(`The game cannot use the price feed:\n${faults.join('\n')}`);
    }
  }
  const faults = await faultsOfSequencerFeed(provider, settings.sequencerFeed);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await create(signer, provider, token);
  if (timelock) await create(signer, provider, timelock);
  if (feed) await create(signer, provider, feed);
  await create(signer, provider, game);
  await create(signer, provider, accountFactory);
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
}

import { AbiCoder, concat, getCreate2Address, id, Interface, keccak256 } from 'ethers';
import { feedAbi, gameAbi, tokenAbi } from '../generated/abi';
import { feedBytecode, gameBytecode, tokenBytecode } from '../generated/bytecode';
import type { DeploymentSettings } from './settings';

/** The public CREATE2 factory that exists at the same address on every chain, anvil's included. */
export const factory = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

/** A contract to create: its address follows from its code, its arguments and the salt. */
export interface Creation {
  address: string;
  salt: string;
  initCode: string;
}

export interface Plan {
  token: Creation;
  feed: Creation | undefined;
  feedAddress: string;
  game: Creation;
}

const creation = (
  abi: ReadonlyArray<{ type: string }>,
  bytecode: string,
  args: unknown[],
  salt: string,
): Creation => {
  const inputs = new Interface(abi).deploy.inputs;
  const initCode = concat([bytecode, AbiCoder.defaultAbiCoder().encode(inputs, args)]);
  return { address: getCreate2Address(factory, salt, keccak256(initCode)), salt, initCode };
};

const planFeed = (
  { feed: settings, owner }: DeploymentSettings,
  salt: string,
): Pick<Plan, 'feed' | 'feedAddress'> => {
  if (settings.kind === 'external') return { feed: undefined, feedAddress: settings.address };
  const args = [owner, settings.poster, settings.maximumJump, settings.firstAnswer];
  const feed = creation(feedAbi, feedBytecode, args, salt);
  return { feed, feedAddress: feed.address };
};

/**
 * What has to exist for these settings, and where. Nothing here depends on what was deployed before: to repeat an
 * interrupted deployment is to do what is missing, and code at an address of the plan is the code of the plan.
 */
export const plan = (settings: DeploymentSettings): Plan => {
  const salt = id(settings.label);
  const token = creation(tokenAbi, tokenBytecode, [settings.treasury, settings.supply], salt);
  const { feed, feedAddress } = planFeed(settings, salt);
  const game = creation(
    gameAbi,
    gameBytecode,
    [{ ...settings, token: token.address, feed: feedAddress }],
    salt,
  );
  return { token, feed, feedAddress, game };
};

import {
  accountFactoryAbi,
  feedAbi,
  gameAbi,
  timelockAbi,
  tokenAbi,
} from '@updown/protocol/generated/abi';
import {
  AbiCoder,
  concat,
  getCreate2Address,
  id,
  Interface,
  keccak256,
  ZeroAddress,
  ZeroHash,
} from 'ethers';
import {
  accountFactoryBytecode,
  feedBytecode,
  gameBytecode,
  timelockBytecode,
  tokenBytecode,
} from '../generated/bytecode';
import type { DeploymentSettings } from './settings';

/** The public CREATE2 factory. It has the same address on every chain, including anvil's. */
export const CREATE2_FACTORY = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

/** A contract to create. The code, the arguments and the salt determine its address. */
export interface Creation {
  address: string;
  salt: string;
  initCode: string;
}

export interface Plan {
  /** The owner of game and feed, between them and the account that proposes. */
  timelock: Creation | undefined;
  owner: string;
  token: Creation;
  feed: Creation | undefined;
  feedAddress: string;
  game: Creation;
  /** Makes the accounts of passkeys. Every game on every chain shares it. */
  accountFactory: Creation;
}

function creation(
  abi: ReadonlyArray<{ type: string }>,
  bytecode: string,
  args: unknown[],
  salt: string,
): Creation {
  const inputs = new Interface(abi).deploy.inputs;
  const initCode = concat([bytecode, AbiCoder.defaultAbiCoder().encode(inputs, args)]);
  return { address: getCreate2Address(CREATE2_FACTORY, salt, keccak256(initCode)), salt, initCode };
}

function planFeed(
  { feed: settings }: DeploymentSettings,
  owner: string,
  salt: string,
): Pick<Plan, 'feed' | 'feedAddress'> {
  if (settings.kind === 'external') return { feed: undefined, feedAddress: settings.address };
  const args = [owner, settings.poster, settings.maximumJump, settings.firstAnswer];
  const feed = creation(feedAbi, feedBytecode, args, salt);
  return { feed, feedAddress: feed.address };
}

/** The proposer also cancels and executes. No other account has a role, so only the timelock itself can change the roles. */
export function planTimelock({ owner, timelockDelay, label }: DeploymentSettings): Creation {
  const args = [timelockDelay, [owner], [owner], ZeroAddress];
  return creation(timelockAbi, timelockBytecode, args, id(label));
}

/**
 * The contracts for these settings, with their addresses. The plan does not depend on earlier deployments. A repeated
 * run creates only the missing contracts, and a planned address can only contain the planned code.
 */
export function plan(settings: DeploymentSettings): Plan {
  const salt = id(settings.label);
  const token = creation(tokenAbi, tokenBytecode, [settings.treasury, settings.supply], salt);
  const timelock = settings.timelockDelay > 0n ? planTimelock(settings) : undefined;
  const owner = timelock?.address ?? settings.owner;
  const { feed, feedAddress } = planFeed(settings, owner, salt);
  const game = creation(
    gameAbi,
    gameBytecode,
    [{ ...settings, owner, token: token.address, feed: feedAddress }],
    salt,
  );
  const accountFactory = creation(accountFactoryAbi, accountFactoryBytecode, [], ZeroHash);
  return { timelock, owner, token, feed, feedAddress, game, accountFactory };
}

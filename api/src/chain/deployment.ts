import { readFile } from 'node:fs/promises';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { Address } from '../schemas/common';

const Deployment = Type.Object({
  network: Type.String(),
  chainId: Type.Integer({ minimum: 1 }),
  game: Address,
  token: Address,
  feed: Address,
  /** Whether the operator posts the feed's prices. */
  ownFeed: Type.Boolean(),
  /** Where the game's events begin. */
  block: Type.Integer({ minimum: 0 }),
});
export type Deployment = Static<typeof Deployment>;

export const localChainId = 31337;

export const readDeployment = async (path: string): Promise<Deployment> => {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`DEPLOYMENT_FILE: there is no file ${path}; deploy the contracts first.`);
  });
  const deployment: unknown = JSON.parse(text);
  if (Value.Check(Deployment, deployment)) return deployment;
  throw new Error(`DEPLOYMENT_FILE: ${path} is not what a deployment writes.`);
};

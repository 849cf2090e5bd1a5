import { readFile } from 'node:fs/promises';
import { Address } from '@updown/protocol/api/common';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';

const Deployment = Type.Object({
  network: Type.String(),
  chainId: Type.Integer({ minimum: 1 }),
  game: Address,
  token: Address,
  feed: Address,
  /** Whether the operator posts the feed's prices itself. */
  ownFeed: Type.Boolean(),
  /** The block of the game's first event. */
  block: Type.Integer({ minimum: 0 }),
});
export type Deployment = Static<typeof Deployment>;

export const LOCAL_CHAIN_ID = 31337;

export async function readDeployment(path: string): Promise<Deployment> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(
      `DEPLOYMENT_FILE: the file ${path} does not exist; deploy the contracts first.`,
    );
  });
  const deployment: unknown = JSON.parse(text);
  if (Value.Check(Deployment, deployment)) return deployment;
  throw new Error(`DEPLOYMENT_FILE: ${path} is not a valid deployment file.`);
}

import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from '../build/fingerprint';
import { root } from '../launcher/root';
import { writeSafely } from '../launcher/write-safely';
import type { Chain } from './chain';

export interface GameFiles {
  readonly deploymentFile: string;
  readonly databaseDir: string;
}

const read = (file: string) => readFile(file, 'utf8').catch(() => undefined);

/**
 * Sees to it that the contracts are on the chain, and that file and database are about them: on a new chain, or
 * with changed contracts, it is a new game, and what the database says of the old one is forgotten.
 */
export async function ensureDeployed(chain: Chain, dataDir: string): Promise<GameFiles> {
  const files = {
    deploymentFile: join(dataDir, 'deployment.json'),
    databaseDir: join(dataDir, 'database'),
  };
  const contractsFile = join(dataDir, 'contracts.sha256');
  const contracts = await fingerprint(root, ['contracts/generated', 'contracts/deploy']);
  if (!chain.isNew && (await read(contractsFile)) === contracts) return files;

  // Loaded only now: mostly there is nothing to deploy, and this takes half a second.
  const { deployLocally } = await import('./deploy-locally');
  const deployment = `${JSON.stringify(await deployLocally(chain.url), null, 2)}\n`;
  if (chain.isNew || (await read(files.deploymentFile)) !== deployment) {
    await rm(files.databaseDir, { recursive: true, force: true });
  }
  // In this order: a file about contracts that a kill took off the chain would mislead.
  await chain.save();
  await writeSafely(files.deploymentFile, deployment);
  await writeSafely(contractsFile, contracts);
  return files;
}

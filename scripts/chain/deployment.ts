import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../tools/root';
import { writeSafely } from '../../tools/write-safely';
import { fingerprint } from '../build/fingerprint';

interface NewOrSavedChain {
  readonly url: string;
  /** There was no saved state to continue from. */
  readonly isNew: boolean;
  save(): Promise<void>;
}

/** Where the contracts' addresses are, and what an API without PostgreSQL stores. */
export function gameFiles(dataDir: string) {
  return {
    deploymentFile: join(dataDir, 'deployment.json'),
    databaseDir: join(dataDir, 'database'),
  };
}

function read(file: string) {
  return readFile(file, 'utf8').catch(() => undefined);
}

/**
 * Deploys the contracts on a new chain or after they changed, and writes their addresses to a file. That is a new game, so
 * it removes the database of the old one.
 */
export async function ensureDeployed(chain: NewOrSavedChain, dataDir: string): Promise<void> {
  const { deploymentFile, databaseDir } = gameFiles(dataDir);
  const contractsFile = join(dataDir, 'contracts.sha256');
  const contracts = await fingerprint(root, ['contracts/generated', 'contracts/deploy']);
  if (!chain.isNew && (await read(contractsFile)) === contracts) return;

  // Loaded on demand: it takes half a second, and most starts deploy nothing.
  const { deployLocally } = await import('./deploy-locally');
  const deployment = `${JSON.stringify(await deployLocally(chain.url), null, 2)}\n`;
  if (chain.isNew || (await read(deploymentFile)) !== deployment) {
    await rm(databaseDir, { recursive: true, force: true });
  }
  // The chain first: a kill in between must not leave a file about contracts that the chain does not have.
  await chain.save();
  await writeSafely(deploymentFile, deployment);
  await writeSafely(contractsFile, contracts);
}

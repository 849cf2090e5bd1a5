import { readFile, rm } from 'node:fs/promises';
import { deploy, localSettings } from '@updown/contracts/deploy';
import { JsonRpcProvider } from 'ethers';
import { writeSafely } from '../launcher/write-safely';
import { localChainId } from './anvil';
import type { Chain } from './chain';

export interface GameFiles {
  readonly deploymentFile: string;
  readonly databaseDir: string;
}

/**
 * Sees to it that the contracts are on the chain, and that file and database are about them: on a new chain, or
 * with changed contracts, it is a new game, and what the database says of the old one is forgotten.
 */
export async function ensureDeployed(chain: Chain, files: GameFiles): Promise<void> {
  const known = await readFile(files.deploymentFile, 'utf8').catch(() => undefined);
  const provider = new JsonRpcProvider(chain.url, localChainId, {
    staticNetwork: true,
    pollingInterval: 50,
    // Without it a second transaction in quick succession gets the nonce of the first.
    cacheTimeout: -1,
  });
  try {
    const signer = await provider.getSigner(localSettings.treasury);
    const deployment = `${JSON.stringify(await deploy(signer, localSettings), null, 2)}\n`;
    if (deployment === known && !chain.isNew) return;
    await rm(files.databaseDir, { recursive: true, force: true });
    // In this order: a file about contracts that a kill took off the chain would mislead.
    await chain.save();
    await writeSafely(files.deploymentFile, deployment);
  } finally {
    provider.destroy();
  }
}

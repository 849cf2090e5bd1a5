import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { JsonRpcProvider, type Signer, Wallet } from 'ethers';
import { deploy } from './deploy';
import { networks } from './networks';
import type { DeploymentSettings } from './settings';
import { verifyDeployment } from './verify';

const usage = `npm run deploy -w contracts -- --network <${Object.keys(networks).join('|')}> [--rpc <address>] [--out <file>]
Environment: RPC_URL, DEPLOYER_KEY; on public networks also OWNER_ADDRESS, MANAGER_ADDRESS, PAUSER_ADDRESS,
and TREASURY_ADDRESS (default: the owner), POSTER_ADDRESS with FIRST_PRICE (default: Chainlink's feed),
PRICE_AGE and PREDICTION_LOCK in seconds, RESERVE in ION (defaults: docs/economics.md).`;

const signerFor = async (
  provider: JsonRpcProvider,
  settings: DeploymentSettings,
): Promise<Signer> => {
  const key = process.env.DEPLOYER_KEY;
  if (key) return new Wallet(key, provider);
  if (settings.network === 'local') return provider.getSigner(settings.treasury);
  throw new Error('DEPLOYER_KEY must be set for this network.');
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      network: { type: 'string' },
      rpc: { type: 'string', default: process.env.RPC_URL ?? 'http://127.0.0.1:8545' },
      out: { type: 'string' },
    },
  });
  const settingsOf = networks[values.network ?? ''];
  if (!settingsOf) throw new Error(usage);
  const settings = settingsOf(process.env);
  const provider = new JsonRpcProvider(values.rpc, settings.chainId, { cacheTimeout: -1 });
  try {
    const deployment = await deploy(await signerFor(provider, settings), settings);
    const differences = await verifyDeployment(provider, deployment, settings);
    const out = values.out
      ? resolve(values.out)
      : fileURLToPath(new URL(`../deployments/${settings.network}.json`, import.meta.url));
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, `${JSON.stringify(deployment, null, 2)}\n`);
    console.log(`${out}\n${JSON.stringify(deployment, null, 2)}`);
    if (differences.length > 0) {
      throw new Error(`The deployment differs from what was asked:\n${differences.join('\n')}`);
    }
  } finally {
    provider.destroy();
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

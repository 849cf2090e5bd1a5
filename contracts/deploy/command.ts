import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { formatUnits, JsonRpcProvider } from 'ethers';
import { networks } from './networks';
import type { DeploymentSettings } from './settings';
import type { Verification } from './verify';

const usage = `npm run <deploy|verify> -w contracts -- --network <${Object.keys(networks).join('|')}> [--rpc <address>] [--file <file>]
Environment: RPC_URL; to deploy also DEPLOYER_KEY; on public networks OWNER_ADDRESS, MANAGER_ADDRESS, PAUSER_ADDRESS,
and TREASURY_ADDRESS (default: the owner), POSTER_ADDRESS with FIRST_PRICE (default: Chainlink's feed),
PRICE_AGE and PREDICTION_LOCK in seconds, RESERVE in ION (defaults: docs/economics.md).`;

/** What a command about a deployment works with. */
export interface Context {
  provider: JsonRpcProvider;
  settings: DeploymentSettings;
  /** Where the deployment is written down. */
  file: string;
}

const connect = async (url: string, chainId: number): Promise<JsonRpcProvider> => {
  // A static network: otherwise it asks a node that is not there for ever.
  const provider = new JsonRpcProvider(url, chainId, { staticNetwork: true, cacheTimeout: -1 });
  try {
    const found = Number(await provider.send('eth_chainId', []));
    if (found === chainId) return provider;
    throw new Error(`The settings are for chain ${chainId}, but at ${url} is chain ${found}.`);
  } catch (error) {
    provider.destroy();
    throw error;
  }
};

const run = async (command: (context: Context) => Promise<void>): Promise<void> => {
  const { values } = parseArgs({
    options: {
      network: { type: 'string' },
      rpc: { type: 'string', default: process.env.RPC_URL ?? 'http://127.0.0.1:8545' },
      file: { type: 'string' },
    },
  });
  const settingsOf = networks[values.network ?? ''];
  if (!settingsOf) throw new Error(usage);
  const settings = settingsOf(process.env);
  const standard = new URL(`../deployments/${settings.network}.json`, import.meta.url);
  const provider = await connect(values.rpc, settings.chainId);
  try {
    await command({ provider, settings, file: values.file ?? fileURLToPath(standard) });
  } finally {
    provider.destroy();
  }
};

/** Runs a command of the command line; what it throws is its message, and the exit code 1. */
export const runCommand = (command: (context: Context) => Promise<void>): void => {
  run(command).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
};

/** Says what a deployment was found to be. Differences are an error; a reserve that is still to be funded is none. */
export const report = (
  { differences, unfunded }: Verification,
  { treasury }: DeploymentSettings,
): void => {
  if (differences.length > 0) {
    throw new Error(`The deployment differs from what was asked:\n${differences.join('\n')}`);
  }
  console.log('The deployment is what was asked.');
  if (unfunded === 0n) return;
  console.log(
    `The reserve is still to be funded by ${treasury}: ${formatUnits(unfunded, 18)} ION are missing. ` +
      'Deploying once more with its key does it.',
  );
};

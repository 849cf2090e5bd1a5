import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { formatUnits, JsonRpcProvider, type Signer, Wallet } from 'ethers';
import { networks } from './networks';
import type { DeploymentSettings } from './settings';
import type { Verification } from './verify';

const usage = `npm run <deploy|verify|timelock> -w contracts -- --network <${Object.keys(networks).join('|')}> [--rpc <address>] [--file <file>]
Environment: RPC_URL; to deploy also DEPLOYER_KEY; on public networks OWNER_ADDRESS, MANAGER_ADDRESS, PAUSER_ADDRESS,
and TREASURY_ADDRESS (default: the owner), POSTER_ADDRESS with FIRST_PRICE (default: Chainlink's feed),
TIMELOCK_DELAY (default: none), PRICE_AGE and PREDICTION_LOCK in seconds, RESERVE, ROUND_EXPOSURE and ACCEPTED_LOSS in ION (defaults: docs/economics.md).
ACCEPTED_LOSS is the house's largest accepted average loss in a round to the best attacker: a deployment that risks more fails.`;

/** The input of a command about a deployment. */
export interface Context {
  provider: JsonRpcProvider;
  settings: DeploymentSettings;
  /** The path of the deployment's file. */
  file: string;
}

async function connect(url: string, chainId: number): Promise<JsonRpcProvider> {
  // With a dynamic network, ethers would wait forever for a node that is down.
  const provider = new JsonRpcProvider(url, chainId, { staticNetwork: true, cacheTimeout: -1 });
  try {
    const found = Number(await provider.send('eth_chainId', []));
    if (found === chainId) return provider;
    throw new Error(
      `The settings are for chain ${chainId}, but the node at ${url} has chain ${found}.`,
    );
  } catch (error) {
    provider.destroy();
    throw error;
  }
}

async function run(command: (context: Context) => Promise<void>): Promise<void> {
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
}

/** Runs a command of the command line. An error prints its message and sets the exit code 1. */
export function runCommand(command: (context: Context) => Promise<void>): void {
  run(command).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

/** Prints the result of a verification. Throws if there are differences; an unfunded reserve is only a notice. */
export function report(
  { differences, unfunded }: Verification,
  { treasury }: DeploymentSettings,
): void {
  if (differences.length > 0) {
    throw new Error(`The deployment differs from the settings:\n${differences.join('\n')}`);
  }
  console.log('The deployment matches the settings.');
  if (unfunded === 0n) return;
  console.log(
    `The account ${treasury} must still add ${formatUnits(unfunded, 18)} ION to the reserve. ` +
      'Deploy again with its key to do so.',
  );
}

/** The account that pays the gas of a deployment. */
export async function signerFor({ provider, settings }: Context): Promise<Signer> {
  const key = process.env.DEPLOYER_KEY;
  if (key) return new Wallet(key, provider);
  if (settings.network === 'local') return provider.getSigner(settings.treasury);
  throw new Error('DEPLOYER_KEY must be set for this network.');
}

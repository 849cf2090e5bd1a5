import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Signer, Wallet } from 'ethers';
import { assess, termsOf } from '../farming/assess';
import { type Context, report, runCommand } from './command';
import { deploy } from './deploy';
import { verifyDeployment } from './verify';

async function signerFor({ provider, settings }: Context): Promise<Signer> {
  const key = process.env.DEPLOYER_KEY;
  if (key) return new Wallet(key, provider);
  if (settings.network === 'local') return provider.getSigner(settings.treasury);
  throw new Error('DEPLOYER_KEY must be set for this network.');
}

// Prints what attackers can take, deploys, writes the deployment's file, and verifies the deployment.
runCommand(async (context) => {
  const { provider, settings, file } = context;
  console.log(`${assess(termsOf(settings), settings.acceptedLoss).text}\n`);
  const deployment = await deploy(await signerFor(context), settings);
  const text = `${JSON.stringify(deployment, null, 2)}\n`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${file}\n${text}`);
  report(await verifyDeployment(provider, deployment, settings), settings);
});

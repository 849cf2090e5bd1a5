import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { report, runCommand, signerFor } from './command';
import { deploy } from './deploy';
import { farming } from './farming';
import { verifyDeployment } from './verify';

// Prints what attackers can take, deploys, writes the deployment's file, and verifies the deployment.
runCommand(async (context) => {
  const { provider, settings, file } = context;
  console.log(`${farming(settings).summary}\n`);
  const deployment = await deploy(await signerFor(context), settings);
  const text = `${JSON.stringify(deployment, null, 2)}\n`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${file}\n${text}`);
  report(await verifyDeployment(provider, deployment, settings), settings);
});

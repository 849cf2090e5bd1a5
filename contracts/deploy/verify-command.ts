import { readFileSync } from 'node:fs';
import { report, runCommand } from './command';
import type { Deployment } from './deploy';
import { verifyDeployment } from './verify';

function read(file: string): Deployment {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Deployment;
  } catch (error) {
    throw new Error(`${file} holds no deployment.`, { cause: error });
  }
}

// Verifies a deployment at any time, without a key.
runCommand(async ({ provider, settings, file }) => {
  report(await verifyDeployment(provider, read(file), settings), settings);
});

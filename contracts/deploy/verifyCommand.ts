import { readFileSync } from 'node:fs';
import { report, runCommand } from './command';
import type { Deployment } from './deploy';
import { verifyDeployment } from './verify';

const read = (file: string): Deployment => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Deployment;
  } catch (error) {
    throw new Error(`There is no deployment to read in ${file}.`, { cause: error });
  }
};

// Reads a deployment back, at any time and without a key.
runCommand(async ({ provider, settings, file }) => {
  report(await verifyDeployment(provider, read(file), settings), settings);
});

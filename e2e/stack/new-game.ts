import { cp, rm } from 'node:fs/promises';
import { prepareBuiltFrontEnds } from '../../scripts/site/built-front-ends';
import { startStack } from '../../scripts/start/stack';
import { ownSettings } from './own-settings';

// Playwright passes the environment of the set-up on to its workers.
const VARIABLE = 'E2E_NEW_GAME';

/** Creates a new game, deployed and indexed, for the stacks to start from; resolves with a function that removes it. */
export async function prepareNewGame(): Promise<() => Promise<void>> {
  const settings = await ownSettings();
  const remove = () => rm(settings.dataDir, { recursive: true });
  try {
    const stack = await startStack({ settings, prepareFrontEnds: prepareBuiltFrontEnds });
    await stack.stop();
  } catch (error) {
    await remove();
    throw error;
  }
  process.env[VARIABLE] = settings.dataDir;
  return remove;
}

/** Copies the new game's chain and database, because deploying and creating a database take seconds. */
export async function copyNewGame(dataDir: string): Promise<void> {
  const game = process.env[VARIABLE];
  if (!game) throw new Error('The global set-up has not run.');
  await cp(game, dataDir, { recursive: true });
}

import { rm } from 'node:fs/promises';
import { startStack, type Stack } from '../../scripts/launcher/stack';
import { prepareBuiltFrontEnds } from '../../scripts/site/built-front-ends';
import { ownSettings } from '../stack/own-settings';

/** Runs the composed site with its own chain, API and data while `work` runs, then removes everything. */
export async function withOwnStack(work: (stack: Stack) => Promise<void>): Promise<void> {
  const settings = await ownSettings();
  try {
    const stack = await startStack({ settings, prepareFrontEnds: prepareBuiltFrontEnds });
    try {
      await work(stack);
    } finally {
      await stack.stop();
    }
  } finally {
    await rm(settings.dataDir, { recursive: true });
  }
}

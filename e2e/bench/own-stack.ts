import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/launcher/ports';
import { startStack, type Stack } from '../../scripts/launcher/stack';
import { prepareBuiltFrontEnds } from '../../scripts/site/built-front-ends';

/** The composed site with chain, API and data of its own, for as long as `work` takes; nothing of it stays. */
export async function withOwnStack(work: (stack: Stack) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'updown-bench-'));
  const settings = {
    sitePort: await freePort(),
    dashboardPort: await freePort(),
    apiPort: await freePort(),
    chainPort: await freePort(),
    dataDir,
  };
  try {
    const stack = await startStack({ settings, prepareFrontEnds: prepareBuiltFrontEnds });
    try {
      await work(stack);
    } finally {
      await stack.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

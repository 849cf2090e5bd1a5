import { fileURLToPath } from 'node:url';
import { start, type Running } from './compose/start';
import { readSettings, SettingsError } from './infra/settings/settings';

// Relative paths in settings are relative to the repository's root, whatever the working directory is.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

async function run() {
  const running = await start(readSettings(process.env));
  let stopping: Promise<void> | undefined;
  const stop = (api: Running) => {
    stopping ??= api.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) {
    process.once(signal, () => stop(running));
  }
}

run().catch((error: unknown) => {
  const isExpected = error instanceof SettingsError || process.env.LOG_LEVEL !== 'debug';
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
});

import { defineConfig } from '@playwright/test';
import { headless } from './fixtures/browsers';
import { DEEP, isDeep } from './fixtures/deep';

/** The longest files. They start first, so that both workers finish at about the same time. */
const LONG = /\/(states|wallet-faults|dashboard|quick-play|dashboard-operator|launcher)\.spec\.ts$/;

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

// Two browsers and two stacks share the machine, so an API may wait a second for the CPU, and must not shed load then.
// api/src/http/plugins/security.test.ts tests load shedding. Workers inherit this variable.
process.env['MAXIMUM_EVENT_LOOP_DELAY_MS'] ??= '0';
// All players of a worker share one IP address and make many requests a minute.
process.env['RATE_LIMIT_PER_MINUTE'] ??= '3000';

export default defineConfig({
  testDir: 'specs',
  globalSetup: './stack/global-setup.ts',
  // Each worker has its own stack. The tests of one file share its chain and clock, and run one after another.
  workers: 2,
  fullyParallel: false,
  ...(!isDeep && { grepInvert: new RegExp(DEEP.tag) }),
  retries: 0,
  // The limits catch a hang, not a slow machine: one that builds at the same time takes five times as long.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { intervals: [100] } },
  forbidOnly: true,
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'others', testIgnore: LONG },
  ],
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}-{platform}{ext}',
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    // There is no GPU to draw animations. The tests of motion enable it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace copies the page at every step and takes a tenth of the time; E2E_TRACE=1 records one for each failing test.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: headless,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--font-render-hinting=none',
      ],
    },
  },
});

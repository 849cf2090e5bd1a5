import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { freePort } from '../../api/test/free-port';
import { Launcher, type LauncherSettings } from './launcher';

interface Place {
  readonly folder: string;
  readonly settings: LauncherSettings;
}

/** Gives each test of a file its own folder and ports, and afterwards kills every process that the test started there. */
export function ownPlace() {
  let place: Place | undefined;
  const started: Launcher[] = [];
  const now = (): Place => {
    if (!place) throw new Error('There is a place only while a test runs.');
    return place;
  };

  test.beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'updown-launcher-'));
    const settings = {
      sitePort: await freePort(),
      apiPort: await freePort(),
      chainPort: await freePort(),
      dataDir: join(folder, 'data'),
      temporary: join(folder, 'tmp'),
    };
    await mkdir(settings.temporary);
    // PostgreSQL and nginx run under a non-root account, which needs access.
    await chmod(folder, 0o755);
    place = { folder, settings };
  });

  test.afterEach(async () => {
    for (const launcher of started.splice(0)) await launcher.killTree();
    await rm(now().folder, { recursive: true });
  });

  return {
    get folder() {
      return now().folder;
    },
    get settings() {
      return now().settings;
    },
    get siteUrl() {
      return `http://localhost:${now().settings.sitePort}`;
    },
    /** Runs an npm command in the test's folder. */
    npm(command: readonly string[], changes: Partial<LauncherSettings> = {}): Launcher {
      const launcher = new Launcher({ ...now().settings, ...changes }, command);
      started.push(launcher);
      return launcher;
    },
  };
}

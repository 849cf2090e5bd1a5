import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Server } from './s3-server';

/** Where a site of a test is. */
export interface SiteKind {
  /** The environment of a command. */
  readonly env: Readonly<Record<string, string>>;
  target(name: string): string;
  stop(): Promise<void>;
}

async function aFolder(): Promise<SiteKind> {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  return {
    env: {},
    target: (name) => join(folder, name),
    stop: () => rm(folder, { recursive: true }),
  };
}

/** Both kinds of targets of the release commands. */
export const siteKinds: readonly [string, () => Promise<SiteKind>][] = [
  ['a folder', aFolder],
  ['a bucket', startS3Server],
];

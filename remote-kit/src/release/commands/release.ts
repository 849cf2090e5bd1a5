import { basename, join } from 'node:path';
import { parseBudgets, remoteBudgets } from '../../../../webpack/budgets';
import { packageIn } from '../../../../webpack/packages';
import { readBuilt } from '../publish/built-release';
import { shareFrom } from '../rules/roll-out';
import { openStore } from '../store/open-store';
import { longestTask } from '../trial/longest-task';
import { tryInHost } from '../trial/try-in-host';
import { checkCode } from './check-code';
import { elsewhereIn } from './elsewhere';
import { nameIn, parseOptions, type Options } from './options';
import { buildAndRelease } from './release-built';

const USAGE =
  'npm run release -- <site> <remote> [--share <percent>] [--at <address> --files <store>] [--skip-needs] [--skip-trial] [--skip-contributions] [--skip-budgets] [--skip-checks]';

/** A command as typed; resolves with the exit code. */
export type Command = (args: readonly string[]) => Promise<number>;

/** The sources of a remote: in this repository, or in one of its team's. */
export interface RemoteSources {
  /** Has its package.json, and the build in `dist`. */
  readonly folder: string;
  readonly build: () => Promise<void>;
}

/** The options that leave out a check of a built remote. */
export const SKIPS = [
  'skip-needs',
  'skip-trial',
  'skip-contributions',
  'skip-budgets',
  'skip-checks',
] as const;

/** How to build and check a remote. */
export function buildingOf({ folder, build }: RemoteSources, options: Options) {
  const { skipNeeds, skipTrial, skipContributions, skipBudgets, skipChecks } = options;
  const built = async () => {
    await checkCode(folder, skipChecks);
    await build();
    const limits = parseBudgets(remoteBudgets, basename(folder), packageIn(folder).budgets);
    return { ...(await readBuilt(join(folder, 'dist'))), budgets: limits };
  };
  const skips = { skipNeeds, skipTrial, skipContributions, skipBudgets };
  return { built, checks: { tried: tryInHost, timed: longestTask, ...skips } };
}

/** Builds a remote from its sources, publishes it, and gives it to the visitors. */
export function releaseFrom(sourcesOf: (remote: string) => RemoteSources): Command {
  return async (args) => {
    const options = parseOptions(args, ['share', 'at', 'files', ...SKIPS], USAGE);
    const name = nameIn(options, USAGE);
    const sources = sourcesOf(name);
    const { version } = packageIn(sources.folder);
    const share = shareFrom(options.share ?? '100');
    const store = openStore(options.target);
    const elsewhere = elsewhereIn(options, USAGE);
    const { built, checks } = buildingOf(sources, options);
    const given = { share, ...checks, ...(elsewhere && { elsewhere }) };
    await buildAndRelease(store, { name, version }, built, given);
    return 0;
  };
}

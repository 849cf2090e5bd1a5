import { isSiteAddress } from '@updown/protocol/site/site-descriptor';
import { Problem } from '../../../../tools/problem';
import type { BuiltRelease } from '../publish/built-release';
import { openStore } from '../store/open-store';
import type { Store } from '../store/store';
import type { Options } from './options';

/** A place other than the site for the files of a release, such as a team's own CDN. */
export interface Elsewhere {
  /** The public address: 'https://cdn.example/updown'. */
  readonly at: string;
  /** The store whose files have that address. */
  readonly files: Store;
}

/** The place that a release's options name; undefined for the site. */
export function elsewhereIn(
  { at, files }: Pick<Options, 'at' | 'files'>,
  usage: string,
): Elsewhere | undefined {
  if (at === undefined && files === undefined) return undefined;
  if (at === undefined || files === undefined) {
    throw new Problem(
      `--at is the public address of the release's files, and --files the store that has them: say both.\n${usage}`,
    );
  }
  if (isSiteAddress(at)) return { at, files: openStore(files) };
  throw new Problem(`--at ${at}: it is an address such as https://cdn.example/updown.`);
}

/** Throws if a release has files that the site itself must serve. */
export function checkElsewhere({ file }: BuiltRelease, { at }: Elsewhere): void {
  const document = Object.keys(file.files).find((name) => name.endsWith('.html'));
  if (document === undefined) return;
  throw new Problem(
    `${file.name} has the document ${document}, which only the site's own web server puts into a sandbox: release it without --at ${at}.`,
  );
}

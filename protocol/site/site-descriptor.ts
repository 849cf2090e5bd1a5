import * as v from 'valibot';
import { contributesSchema, flagName } from './contributions';
import { valuesSchema } from './settings';

// Schema 2 of `/site.json`, the only file of a site that changes. The host reads it; the release command writes it.

const version = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/, 'It is not a version such as 1.4.0.'),
);

/** The value of a script's `integrity` attribute. */
const integrity = v.pipe(
  v.string(),
  v.regex(/^sha384-[0-9A-Za-z+/]{64}$/, 'It is not a SHA-384 hash such as sha384-….'),
);

const LOCAL = String.raw`http:\/\/(?:localhost|127\.0\.0\.1)`;

/** An origin that a content security policy can name. Without TLS only on the developer's own machine. */
const ORIGIN = String.raw`(?:https:\/\/[a-z\d][a-z\d.-]*|${LOCAL})(?::\d+)?`;

/** A path on the site, or a URL on another origin: then the policy of the site's pages admits that origin. */
const entry = v.pipe(
  v.string(),
  v.regex(
    new RegExp(String.raw`^(?:${ORIGIN})?\/(?:[\w.-]+\/)*[\w.-]+\.js$`),
    'It is not the address of a script.',
  ),
);

const fileName = v.pipe(v.string(), v.regex(/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/));

const releaseEntries = {
  version,
  entry,
  integrity,
  /**
   * The version ranges that the remote needs from the page: '@updown/shared' and 'react' by name, the host contract as 'host'.
   */
  needs: v.record(v.string(), v.string()),
  /**
   * Each exposed module with the hashes of its initial files, which are in the entry's folder, so that a page can preload
   * them: `GamePanel` maps to `{ '12.ab34.js': 'sha384-…' }`.
   */
  modules: v.record(v.string(), v.record(fileName, integrity)),
  /** The pages and places that the remote brings. */
  contributes: v.optional(contributesSchema),
};

/** One version of a remote, with everything that the host must know before it runs the remote's code. */
export const releaseSchema = v.strictObject(releaseEntries);

export const remoteSchema = v.strictObject({
  ...releaseEntries,
  /** The version for a visitor for whom this one fails. */
  fallback: v.optional(releaseSchema),
  /** The versions before the fallback, newest first, so that a version that is rolled back to gets its own fallback again. */
  earlier: v.optional(v.array(v.strictObject({ version, integrity }))),
  /** A version for a share of the visitors, in percent. */
  next: v.optional(
    v.strictObject({
      ...releaseEntries,
      share: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
    }),
  ),
  /** The operator's values for the remote's settings. */
  settings: v.optional(valuesSchema),
  /** The reason why the remote is disabled for every visitor. */
  off: v.optional(v.pipe(v.string(), v.nonEmpty())),
});

export const remoteName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'It is not a name of a remote.'),
);

const origin = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^${ORIGIN}$`),
    'It is not an origin such as http://localhost:3000 or https://dev.example.',
  ),
);

/** The address of a site: an origin, and the path if it stands under one: https://example.com/updown. */
const siteAddress = v.pipe(
  v.string(),
  v.regex(
    new RegExp(String.raw`^${ORIGIN}(?:\/[\w-]+)*$`),
    'It is not the address of a site such as https://updown.example or https://example.com/updown.',
  ),
);

export function isSiteAddress(text: string): boolean {
  return v.is(siteAddress, text);
}

/** `<random>`, or `<pull request>-<random>`. It cannot be guessed, but the descriptor is public: anyone can look it up. */
const previewId = v.pipe(v.string(), v.regex(/^(?:\d+-)?[\da-f]{16}$/));

/** A version that only the visitors with its link get, until its end. */
const preview = v.strictObject({
  remote: remoteName,
  version,
  /** The hash of the version's `release.json` on the site, which has the hashes of its files. */
  integrity,
  /** The end, in Unix seconds. */
  until: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

/** The previews by their ids. */
export const previewsSchema = v.record(previewId, preview);

export type Previews = v.InferOutput<typeof previewsSchema>;

/** Base64 of an ECDSA signature (P-256, SHA-256) over the rest of the descriptor as compact JSON. */
const signature = v.strictObject({ key: v.string(), value: v.string() });

const envelopeEntries = {
  schema: v.literal(2),
  /** Grows with each change. A browser that has seen a newer descriptor refuses an older one. */
  serial: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The address of the descriptor's site; pages of other sites refuse it. Required in a signed descriptor. */
  origin: v.optional(siteAddress),
  /** The end of validity, in Unix seconds. Required in a signed descriptor. */
  expires: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The origins from which a developer may load a remote of their own; normally none. */
  overrides: v.optional(v.array(origin)),
  /** The flags that are on, for the parts that ask for one. */
  flags: v.optional(v.array(flagName)),
  /** Absent only on the local development stack. */
  signature: v.optional(signature),
};

/** The whole descriptor. The release command refuses to write an invalid one. */
export const siteSchema = v.strictObject({
  ...envelopeEntries,
  remotes: v.record(remoteName, remoteSchema),
  previews: v.optional(previewsSchema),
});

/** The descriptor with unparsed remotes, so that an error in one remote's part affects that remote only. */
export const envelopeSchema = v.object({
  ...envelopeEntries,
  remotes: v.record(v.string(), v.unknown()),
  /** Parsed only in a tab that shows one. */
  previews: v.optional(v.unknown()),
});

/**
 * The descriptor format that this code reads and writes. A host refuses a descriptor in a newer format, so the commands write
 * only a format that the deployed host declares it can read.
 */
export const SITE_FORM = 5;

/** Hosts of an older form accepted a signed descriptor without an address and an expiry. */
export const ADDRESSED_FORM = 4;

export type Release = v.InferOutput<typeof releaseSchema>;
export type SiteRemote = v.InferOutput<typeof remoteSchema>;
export type SiteDescriptor = v.InferOutput<typeof siteSchema>;

/** The file that describes a published folder; `releaseOf` derives the descriptor's part from it. */
export const releaseFileSchema = v.strictObject({
  /** The name of the remote: 'game'. */
  name: remoteName,
  version,
  /** The commit of the build. */
  commit: v.string(),
  /** The file name of the entry script in the folder. */
  entry: fileName,
  needs: releaseEntries.needs,
  /** Each exposed module with its initial files. */
  modules: v.record(v.string(), v.array(fileName)),
  contributes: releaseEntries.contributes,
  /** The SHA-384 of every other file in the folder. */
  files: v.record(fileName, integrity),
});

export type ReleaseFile = v.InferOutput<typeof releaseFileSchema>;

/** The entries of every version of a remote that a visitor may get. */
export function entriesOf({ entry, next, fallback }: SiteRemote): readonly string[] {
  return [entry, ...(next ? [next.entry] : []), ...(fallback ? [fallback.entry] : [])];
}

/** The folder of a release on the site, or below another address. Its content never changes. */
export function releaseFolder(name: string, version: string): string {
  return `/remotes/${name}/${version}/`;
}

/** The file that describes a published release, in its folder. */
export const RELEASE_FILE = 'release.json';

/** The descriptor's part for a release that is published on the site, or below another address: https://cdn.example/updown. */
export function releaseOf(file: ReleaseFile, at = ''): Release {
  const { name, version, entry, needs, modules, contributes, files } = file;
  const hashOf = (script: string) => {
    const hash = files[script];
    if (hash === undefined) {
      throw new Error(`The release of ${name} ${version} lists no ${script}.`);
    }
    return hash;
  };
  return {
    version,
    entry: `${at}${releaseFolder(name, version)}${entry}`,
    integrity: hashOf(entry),
    needs,
    modules: Object.fromEntries(
      Object.entries(modules).map(([module, scripts]) => [
        module,
        Object.fromEntries(scripts.map((script) => [script, hashOf(script)])),
      ]),
    ),
    ...(contributes && { contributes }),
  };
}

/** The first error in a descriptor, with its path: 'remotes.game.version: It is not a version such as 1.4.0.' */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue);
  return place === null ? issue.message : `${place}: ${issue.message}`;
}

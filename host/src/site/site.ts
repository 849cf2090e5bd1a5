/** The remotes that this host has a place for. */
const REMOTE_NAMES = ['game', 'dashboard', 'chart'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

export interface DeployedRemote {
  version: string;
  /** Where its manifest is. */
  entry: string;
}

/** The deployment descriptor: which remotes exist, in which version, and where. */
export interface Site {
  remotes: Partial<Record<RemoteName, DeployedRemote>>;
}

/** A descriptor that no page can be built from; the message names every fault in it. */
export class SiteError extends Error {
  override name = 'SiteError';
}

const VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;
const ENTRY = /^(?:https?:\/\/[^/]+)?\/[^?#]*\.json$/;

export function parseSite(value: unknown): Site {
  const faults = [...faultsOf(value)];
  if (faults.length > 0)
    throw new SiteError(`The site descriptor is not valid: ${faults.join('; ')}.`);
  return value as Site;
}

function* faultsOf(site: unknown): Generator<string> {
  if (!isRecord(site)) {
    yield 'it is not an object';
    return;
  }
  yield* unknownKeys(site, ['remotes'], 'it');
  if (!isRecord(site.remotes)) {
    yield "'remotes' is not an object";
    return;
  }
  yield* unknownKeys(site.remotes, REMOTE_NAMES, "'remotes'");
  if (Object.keys(site.remotes).length === 0) yield "'remotes' names none";
  for (const [name, remote] of Object.entries(site.remotes)) yield* remoteFaults(name, remote);
}

function* remoteFaults(name: string, remote: unknown): Generator<string> {
  if (!isRecord(remote)) {
    yield `'${name}' is not an object`;
    return;
  }
  yield* unknownKeys(remote, ['version', 'entry'], `'${name}'`);
  if (!matches(remote.version, VERSION)) yield `'${name}.version' is not a version such as 1.4.0`;
  if (!matches(remote.entry, ENTRY)) yield `'${name}.entry' is not the address of a manifest`;
}

function* unknownKeys(of: object, known: readonly string[], where: string): Generator<string> {
  for (const key of Object.keys(of)) {
    if (!known.includes(key)) yield `${where} has the unknown key '${key}'`;
  }
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

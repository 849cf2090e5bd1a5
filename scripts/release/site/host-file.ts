import * as v from 'valibot';
import { Problem } from '../../lib/problem';
import type { Store } from '../store/store';

/** Describes the host of a site; `npm run assemble` writes it. */
export const HOST_FILE = 'host.json';

const hostSchema = v.object({
  version: v.string(),
  /** The versions of what it provides to remotes, by the names under which they need them. */
  provides: v.record(v.string(), v.string()),
  /** The public keys that its pages trust, by their names. */
  keys: v.optional(v.record(v.string(), v.string()), {}),
  /** Whether its pages know the descriptor's list of origins for overrides; others would refuse its signature. */
  overrides: v.optional(v.boolean()),
  /** The site's own address, which its pages name. */
  origin: v.optional(v.string()),
});

export type HostFile = v.InferOutput<typeof hostSchema>;

export function parseHost(text: string, place: string): HostFile {
  try {
    return v.parse(hostSchema, JSON.parse(text));
  } catch (error) {
    throw new Problem(`${place} is faulty: ${(error as Error).message}`);
  }
}

/** Undefined if there is no host, or one of the time before this file. */
export async function readHost(store: Store): Promise<HostFile | undefined> {
  const found = await store.read(HOST_FILE);
  return found && parseHost(found.content.toString(), `${store.name}/${HOST_FILE}`);
}

export async function requireHost(store: Store): Promise<HostFile> {
  const host = await readHost(store);
  if (host) return host;
  throw new Problem(`${store.name} has no ${HOST_FILE}: npm run assemble -- <site> writes it.`);
}

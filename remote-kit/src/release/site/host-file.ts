import { SITE_FORM } from '@updown/protocol/site/site-descriptor';
import * as v from 'valibot';
import { Problem } from '../../../../tools/problem';
import type { Store } from '../store/store';

/** Describes the host of a site; `npm run assemble` writes it. */
export const HOST_FILE = 'host.json';

const hostSchema = v.object({
  version: v.string(),
  /** The versions of what it provides to remotes, by the names under which they need them. */
  provides: v.record(v.string(), v.string()),
  /** The public keys that its pages trust, by their names. */
  keys: v.optional(v.record(v.string(), v.string()), {}),
  /** The form of the descriptor that its pages read: SITE_FORM. */
  form: v.optional(v.number(), 0),
  /** The site's own address, with its path, which its pages name. */
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

/** Undefined if there is no host, or one from before this file existed. */
export async function readHost(store: Store): Promise<HostFile | undefined> {
  const found = await store.read(HOST_FILE);
  return found && parseHost(found.content.toString(), `${store.name}/${HOST_FILE}`);
}

export async function requireHost(store: Store): Promise<HostFile> {
  const host = await readHost(store);
  if (host) return host;
  throw new Problem(`${store.name} has no ${HOST_FILE}: npm run assemble -- <site> writes it.`);
}

/** Throws if the pages of the host would refuse a descriptor that this command writes. */
export function checkForm({ form }: HostFile, place: string): void {
  if (form === SITE_FORM) return;
  throw new Problem(
    form < SITE_FORM
      ? `The pages of ${place} are too old for the descriptor that this command writes: put a newer host there first (npm run assemble -- <site>).`
      : `The pages of ${place} are too new for this command: take a newer checkout.`,
  );
}

import { createHash } from 'node:crypto';

/** A serialised response with its ETag. */
export interface Resource {
  readonly body: Buffer;
  readonly etag: string;
}

export function toResource(value: unknown): Resource {
  const body = Buffer.from(JSON.stringify(value));
  const hash = createHash('sha1').update(body).digest('base64url');
  return { body, etag: `"${hash}"` };
}

/**
 * Caches serialised responses that need the database: read once for all callers, and again only after the tables
 * change.
 * @param revision Counts the changes.
 */
export function createQueriedResources(most: number, revision: () => number) {
  const known = new Map<string, Promise<Resource>>();
  let knownAt = revision();
  return (key: string, query: () => Promise<unknown>): Promise<Resource> => {
    if (knownAt !== revision() || known.size >= most) known.clear();
    knownAt = revision();
    const found = known.get(key);
    if (found !== undefined) return found;
    const resource = query().then(toResource);
    known.set(key, resource);
    // After a failure, the next caller reads the resource again.
    resource.catch(() => known.get(key) === resource && known.delete(key));
    return resource;
  };
}

/** Caches serialised responses until the next change. */
export function createResources(most: number) {
  const known = new Map<string, Resource>();
  return {
    get: (key: string, build: () => unknown): Resource => {
      const found = known.get(key);
      if (found !== undefined) return found;
      if (known.size >= most) known.clear();
      const resource = toResource(build());
      known.set(key, resource);
      return resource;
    },
    clear: () => known.clear(),
  };
}

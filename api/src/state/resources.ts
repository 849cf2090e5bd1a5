import { createHash } from 'node:crypto';

/** An answer as it goes over the wire. */
export interface Resource {
  readonly body: Buffer;
  /** The same bytes as text, where they are few: with its headers such an answer is one write, and as a buffer two. */
  readonly latin1: string | undefined;
  readonly etag: string;
}

const fewBytes = 16 * 1024;

const toResource = (value: unknown): Resource => {
  const body = Buffer.from(JSON.stringify(value));
  const hash = createHash('sha1').update(body).digest('base64url');
  const latin1 = body.length <= fewBytes ? body.toString('latin1') : undefined;
  return { body, latin1, etag: `"${hash}"` };
};

/** Answers that are written out once, and again only after something changed. */
export const createResources = (most: number) => {
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
};

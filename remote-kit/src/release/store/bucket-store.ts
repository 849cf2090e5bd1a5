import type { AwsClient } from 'aws4fetch';
import { Problem } from '../../../../tools/problem';
import { cacheControl, contentType } from './headers';
import { Changed, type Store, type Stored } from './store';

/** A file that every command tries to write under conditions that do not hold. */
const PROBE = '.conditional-writes';

/** S3 answers 409 if another write of the file is under way, and 404 if the file to replace was deleted. */
const LOST = [404, 409, 412];

interface Bucket {
  /** For messages: 's3://bucket/prefix'. */
  readonly name: string;
  /** The bucket's address, without a slash at its end. */
  readonly address: string;
  /** Empty, or with a slash at its end. */
  readonly prefix: string;
  readonly client: Pick<AwsClient, 'fetch'>;
}

function condition(seen: Stored | undefined): Record<string, string> {
  return seen === undefined ? { 'if-none-match': '*' } : { 'if-match': seen.tag };
}

/** A site in a bucket of an S3-compatible store. */
export function bucketStore({ name, address, prefix, client }: Bucket): Store {
  const call = async (url: string, init?: RequestInit): Promise<Response> => {
    const response = await client.fetch(url, init).catch((error: unknown) => {
      const { cause, message } = error as Error;
      throw new Problem(
        `${name} cannot be reached: ${cause instanceof Error ? cause.message : message}`,
      );
    });
    if (response.ok || LOST.includes(response.status)) return response;
    throw new Problem(
      `${name} answers ${response.status}: ${(await response.text()).slice(0, 300)}`,
    );
  };
  const fileAt = (path: string) =>
    `${address}/${`${prefix}${path}`.split('/').map(encodeURIComponent).join('/')}`;
  const put = (path: string, content: Buffer, headers: Record<string, string> = {}) =>
    call(fileAt(path), {
      method: 'PUT',
      body: new Uint8Array(content),
      headers: {
        ...headers,
        'content-type': contentType(path),
        'cache-control': cacheControl(path),
      },
    });

  const checkConditions = async (): Promise<void> => {
    const content = Buffer.from(
      'The release commands check here that this store honours conditional writes.\n',
    );
    await put(PROBE, content, condition(undefined));
    for (const never of [undefined, { content, tag: '"0"' }]) {
      if ((await put(PROBE, content, condition(never))).ok) {
        throw new Problem(
          `${name} ignores the conditions of a write (If-Match, If-None-Match), so one of two releases at once would be lost. Use another store.`,
        );
      }
    }
  };
  let checked: Promise<void> | undefined;

  /** Everything in the listing that the pattern finds, whatever the number of its pages. */
  const list = async (query: Record<string, string>, pattern: RegExp): Promise<string[]> => {
    const found: string[] = [];
    for (let token: string | undefined = ''; token !== undefined;) {
      const parameters = new URLSearchParams({
        'list-type': '2',
        'encoding-type': 'url',
        ...query,
        ...(token && { 'continuation-token': token }),
      });
      const xml = await (await call(`${address}?${parameters.toString()}`)).text();
      for (const [, one = ''] of xml.matchAll(pattern)) found.push(decodeURIComponent(one));
      token = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1];
    }
    return found;
  };

  return {
    name,
    read: async (path) => {
      const response = await call(fileAt(path));
      if (!response.ok) return undefined;
      const content = Buffer.from(await response.arrayBuffer());
      return { content, tag: response.headers.get('etag') ?? '' };
    },
    write: async (path, content) => {
      const { ok, status } = await put(path, content);
      if (!ok) throw new Problem(`${name} answers ${status} to a write of ${path}.`);
    },
    replace: async (path, content, seen) => {
      await (checked ??= checkConditions());
      const { ok } = await put(path, content, condition(seen));
      if (!ok) throw new Changed(path);
    },
    remove: async (path, seen) => {
      const response = await call(fileAt(path), { method: 'DELETE', headers: condition(seen) });
      if (response.status === 412) throw new Changed(path);
    },
    folders: async (path) => {
      const below = `${prefix}${path}/`;
      const folder = /<CommonPrefixes>\s*<Prefix>([^<]*)<\/Prefix>/g;
      const found = await list({ delimiter: '/', prefix: below }, folder);
      return found.map((one) => one.slice(below.length, -1));
    },
    files: async (path) => {
      const found = await list({ prefix: `${prefix}${path}/` }, /<Key>([^<]*)<\/Key>/g);
      return found.map((one) => one.slice(prefix.length));
    },
  };
}

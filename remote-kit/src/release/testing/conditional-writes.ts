import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Context, Middleware } from '@20minutes/s3rver';

async function tagOf({ path, store }: Context): Promise<string | undefined> {
  const [, bucket = '', ...parts] = path.split('/');
  const key = decodeURIComponent(parts.join('/'));
  if (!(await store.existsObject(bucket, key))) return undefined;
  const { metadata, content } = await store.getObject(bucket, key);
  content.destroy();
  return metadata['etag'];
}

async function conditionHolds(context: Context): Promise<boolean> {
  const tag = await tagOf(context);
  if (context.get('if-none-match') === '*' && tag !== undefined) return false;
  const match = context.get('if-match');
  return match === '' || match === tag;
}

/**
 * Refuses a write whose `If-Match` or `If-None-Match` does not hold, as S3 does. Requests for one object wait for each
 * other, because the server writes content and tag one after the other.
 */
export function conditionalWrites(): Middleware {
  const last = new Map<string, Promise<unknown>>();

  const answer = async (context: Context, next: () => Promise<void>): Promise<void> => {
    if (context.method === 'PUT' && !(await conditionHolds(context))) {
      context.status = 412;
      context.body = '<Error><Code>PreconditionFailed</Code></Error>';
      return;
    }
    await next();
    if (context.body instanceof Readable) context.body = await buffer(context.body);
  };

  return (context, next) => {
    const own = (last.get(context.path) ?? Promise.resolve()).then(() => answer(context, next));
    last.set(
      context.path,
      own.catch(() => undefined),
    );
    return own;
  };
}

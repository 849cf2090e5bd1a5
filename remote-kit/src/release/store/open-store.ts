import { resolve } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { Problem } from '../../../../tools/problem';
import { bucketStore } from './bucket-store';
import { folderStore } from './folder-store';
import type { Store } from './store';

function openBucket(target: string, env: NodeJS.ProcessEnv): Store {
  const [bucket = '', ...rest] = target.slice('s3://'.length).split('/');
  const prefix = rest.filter(Boolean).join('/');
  const accessKeyId = env['AWS_ACCESS_KEY_ID'];
  const secretAccessKey = env['AWS_SECRET_ACCESS_KEY'];
  if (bucket === '') throw new Problem(`${target} names no bucket: s3://<bucket>/<prefix>`);
  if (!accessKeyId || !secretAccessKey) {
    throw new Problem(`${target} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`);
  }
  const region = env['AWS_REGION'] ?? 'us-east-1';
  const endpoint =
    env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL'] ?? `https://s3.${region}.amazonaws.com`;
  const sessionToken = env['AWS_SESSION_TOKEN'];
  return bucketStore({
    name: target,
    address: `${endpoint.replace(/\/$/, '')}/${bucket}`,
    prefix: prefix === '' ? '' : `${prefix}/`,
    client: new AwsClient({
      accessKeyId,
      secretAccessKey,
      ...(sessionToken && { sessionToken }),
      region,
      service: 's3',
      retries: 4,
    }),
  });
}

/** The site at a target: `s3://bucket/prefix`, or a folder relative to the one that the command was called in. */
export function openStore(target: string, env: NodeJS.ProcessEnv = process.env): Store {
  if (target.startsWith('s3://')) return openBucket(target, env);
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(target)) {
    throw new Problem(`${target} is neither a folder nor s3://<bucket>/<prefix>.`);
  }
  return folderStore(resolve(env['INIT_CWD'] ?? process.cwd(), target));
}

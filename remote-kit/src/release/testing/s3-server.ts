import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { conditionalWrites } from './conditional-writes';

const BUCKET = 'updown';

export interface S3Server {
  /** The environment of a command that writes to it. */
  readonly env: Readonly<Record<string, string>>;
  /** A target in its bucket. */
  readonly target: (prefix: string) => string;
  stop(): Promise<void>;
}

interface ServerOptions {
  /** If false, the server ignores the conditions of a write, as older stores do. */
  readonly conditional?: boolean;
}

/** An S3-compatible server in this process. Conditional writes are an addition of ours: the server itself has none. */
export async function startS3Server({ conditional = true }: ServerOptions = {}): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  if (conditional) server.middleware.unshift(conditionalWrites());
  const { port } = (await server.run()) as AddressInfo;
  return {
    env: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    target: (prefix) => `s3://${BUCKET}/${prefix}`,
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

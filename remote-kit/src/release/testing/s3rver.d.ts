declare module '@20minutes/s3rver' {
  import type { Readable } from 'node:stream';

  export interface Context {
    readonly method: string;
    readonly path: string;
    get(header: string): string;
    status: number;
    body: unknown;
    readonly store: {
      existsObject(bucket: string, key: string): Promise<boolean>;
      getObject(
        bucket: string,
        key: string,
      ): Promise<{ readonly metadata: Record<string, string>; readonly content: Readable }>;
    };
  }
  export type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;

  // The package has no named one.
  // eslint-disable-next-line import-x/no-default-export
  export default class S3rver {
    constructor(options: Record<string, unknown>);
    readonly middleware: Middleware[];
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}

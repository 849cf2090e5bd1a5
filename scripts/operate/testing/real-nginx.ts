import { readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../../../tools/free-port';
import { startNginx } from '../nginx';
import type { Variables } from '../nginx-config';
import { makeCertificate } from './certificate';

interface Options {
  /** The site, by the paths of the files. */
  readonly files?: Readonly<Record<string, string>>;
  readonly apis: readonly string[];
  readonly hasTls?: boolean;
  readonly variables?: Variables;
}

/** Runs the real nginx with our configuration before a site of these files. */
export async function startRealNginx({ files = {}, apis, hasTls = false, variables }: Options) {
  const place = await mkdtemp(join(tmpdir(), 'real-nginx-'));
  await chmod(place, 0o755);
  const site = join(place, 'site');
  const write = async (name: string, content: string) => {
    const file = join(site, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  for (const [name, content] of Object.entries(files)) await write(name, content);
  const port = await freePort();
  const folder = join(place, 'nginx');
  const { certificate, key } = hasTls ? makeCertificate(place) : { certificate: '', key: '' };
  const nginx = await startNginx({
    port,
    folder,
    signal: AbortSignal.timeout(60_000),
    variables: {
      SITE_FOLDER: site,
      API_1: apis[0],
      API_2: apis[1] ?? apis[0],
      ...(hasTls && { SITE_ORIGIN: `https://localhost:${port}` }),
      TLS_CERTIFICATE: certificate,
      TLS_KEY: key,
      ...variables,
    },
  });
  return {
    port,
    /** The folder of the site. */
    site,
    /** Writes a file of the site, as a release does. */
    write,
    /** What it has written into its two logs. */
    calls: () => readFileSync(join(folder, 'calls.log'), 'utf8'),
    errors: () => readFileSync(join(folder, 'nginx.log'), 'utf8'),
    /** The number of answers in its cache. */
    async kept() {
      const options = { recursive: true, withFileTypes: true } as const;
      const entries = await readdir(join(folder, 'work', 'cache'), options);
      return entries.filter((entry) => entry.isFile()).length;
    },
    async stop() {
      await nginx.stop();
      await rm(place, { recursive: true });
    },
  };
}

export type RealNginx = Awaited<ReturnType<typeof startRealNginx>>;

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compare } from 'semver';
import { root } from '../../tools/root';

const run = promisify(execFile);

interface Manifest {
  readonly name: string;
  readonly version: string;
}

/** One version of a package: its manifest, and the arguments with which `tar` prints its files. */
interface Published {
  readonly manifest: Manifest;
  readonly tar: readonly string[];
  readonly file?: string;
}

async function packedIn(file: string): Promise<Published> {
  const { stdout } = await run('tar', ['-xzOf', file, 'package/package.json']);
  return { manifest: JSON.parse(stdout) as Manifest, tar: [], file };
}

async function installedIn(folder: string): Promise<Published> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  const without = ['--exclude=./node_modules', '--transform=s,^\\.,package,'];
  return { manifest, tar: ['-c', '-C', folder, ...without, '.'] };
}

/** Every package from the registry that is installed in this checkout. */
async function installedHere(): Promise<Published[]> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean }>;
  };
  const folders = Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path]) => join(root, path))
    .filter((folder) => existsSync(join(folder, 'package.json')));
  return Promise.all(folders.map(installedIn));
}

function send(response: ServerResponse, { tar, file }: Published): void {
  const program = file === undefined ? spawn('tar', tar) : spawn('cat', [file]);
  program.stdout.pipe(response);
}

/**
 * Stands for the registry, so that `npm install` elsewhere needs no network: it has the packages that are installed in this
 * checkout, and those that were packed.
 */
export async function startRegistry(packed: readonly string[]) {
  const all = [...(await installedHere()), ...(await Promise.all(packed.map(packedIn)))];
  const byName = new Map<string, Map<string, Published>>();
  for (const one of all) {
    const { name, version } = one.manifest;
    byName.set(name, (byName.get(name) ?? new Map<string, Published>()).set(version, one));
  }
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url!.slice(1));
    const [name = '', version] = path.split('/-/');
    const versions = byName.get(name);
    const wanted = version === undefined ? undefined : versions?.get(version);
    if (wanted !== undefined) send(response, wanted);
    else if (versions === undefined || version !== undefined) response.writeHead(404).end('{}');
    else response.end(JSON.stringify(packument(name, versions, url)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, stop: () => void server.close() };
}

/** The data that npm reads about a package. */
function packument(name: string, versions: ReadonlyMap<string, Published>, url: string): object {
  const described = [...versions].map(
    ([version, { manifest }]) =>
      [version, { ...manifest, dist: { tarball: `${url}/${name}/-/${version}` } }] as const,
  );
  const latest = [...versions.keys()].sort(compare).at(-1);
  return { name, 'dist-tags': { latest }, versions: Object.fromEntries(described) };
}

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { root } from '../../tools/root';
import { judgeSize } from './installed-size';

const run = promisify(execFile);
/** What npm would install for the package, and the types and the test tools of the project. */
const INSTALLED = [
  '@reduxjs/toolkit',
  '@testing-library/react',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'msw',
  'react',
  'react-dom',
  'react-redux',
  'redux',
  'styled-components',
];

let project: string;
let shown: string;

function packed(): string {
  return join(project, 'node_modules', '@updown', 'shared');
}

// A project elsewhere, as of a team with a repository of its own.
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'updown-pack-'));
  const command = [join(root, 'scripts', 'run.mjs'), 'pack-shared', project];
  shown = (await run(process.execPath, command)).stdout;
  const tarball = (await readdir(project)).find((name) => name.endsWith('.tgz'))!;
  await mkdir(packed(), { recursive: true });
  const unpack = ['-xzf', join(project, tarball), '-C', packed(), '--strip-components=1'];
  await run('tar', unpack);
  for (const name of INSTALLED) {
    const link = join(project, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(root, 'node_modules', name), link);
  }
  await writeFile(join(project, 'package.json'), '{ "type": "module" }');
}, 300_000);

afterAll(() => rm(project, { recursive: true }));

const REMOTE = `
import {
  api, Button, Link, loadEvm, styled, useAppSelector, useCurrentPriceQuery, type CurrentPrice,
} from '@updown/shared';
import { StaticRouter } from '@updown/shared/rendering';
import type { SiteDescriptor } from '@updown/shared/site';
import { fakeApi, renderInPage } from '@updown/shared/testing';

const Box = styled.div\`color: \${({ theme }) => theme.color.text};\`;
const { useWeatherQuery } = api.injectEndpoints({
  endpoints: (build) => ({ weather: build.query<{ degrees: number }, void>({ query: () => '/w' }) }),
});

export function Weather() {
  const { data } = useWeatherQuery();
  const price: CurrentPrice | undefined = useCurrentPriceQuery().data;
  const address: string | null = useAppSelector(({ session }) => session.userAddress);
  return <Box><Link to="/">{data?.degrees.toFixed()} {price?.source} {address}</Link><Button /></Box>;
}
export const encode = () => loadEvm().then(({ encodeCall }) => encodeCall);
export const serial = (site: SiteDescriptor): number => site.serial;
// @ts-expect-error A scheme has no such color.
export const Wrong = styled.div\`color: \${({ theme }) => theme.color.noSuchColor};\`;
export { fakeApi, renderInPage, StaticRouter };
`;

test('a remote in a project elsewhere compiles, with the declarations themselves checked', async () => {
  await writeFile(join(project, 'remote.tsx'), REMOTE);
  const compilerOptions = {
    target: 'ES2023',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    // The declarations of styled-components name Node's.
    types: ['node'],
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: false,
    noEmit: true,
  };
  const files = ['remote.tsx'];
  await writeFile(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const compiler = join(root, 'node_modules', 'typescript7', 'bin', 'tsc');
  const outcome = run(process.execPath, [compiler, '-p', project]);
  await expect(outcome.catch(({ stdout }: { stdout: string }) => stdout)).resolves.toEqual(
    expect.objectContaining({ stdout: '' }),
  );
});

test('its build loads what only a wallet needs in a chunk of its own', async () => {
  await writeFile(join(project, 'start.js'), "export { api, loadEvm } from '@updown/shared';");
  const { metafile } = await build({
    entryPoints: [join(project, 'start.js')],
    outdir: join(project, 'out'),
    bundle: true,
    splitting: true,
    format: 'esm',
    metafile: true,
    write: false,
  });
  const entry = Object.keys(metafile.outputs).find((file) => file.endsWith('/start.js'));
  const early = new Set<string>();
  const visit = (file: string) => {
    early.add(file);
    for (const { path, kind } of metafile.outputs[file]!.imports) {
      if (kind === 'import-statement' && !early.has(path)) visit(path);
    }
  };
  visit(entry!);
  const inputs = [...early].flatMap((file) => Object.keys(metafile.outputs[file]!.inputs));
  const evm = (await readdir(join(packed(), 'dist', 'chunks'))).filter((name) =>
    /^(?:evm|safe|accounts)-\w+\.js$/.test(name),
  );
  expect(evm).toHaveLength(3);
  for (const name of evm) expect(inputs.some((input) => input.endsWith(name))).toBe(false);
});

test('Node runs the package, and it exports nothing but its entries', async () => {
  const script = `
    const { formatPrice } = await import('@updown/shared');
    const inner = await import('@updown/shared/dist/index.js').catch(({ code }) => code);
    console.log(formatPrice(2400.5), inner);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: project,
  });
  expect(stdout.trim()).toBe('$2,400.50 ERR_PACKAGE_PATH_NOT_EXPORTED');
});

test('it depends on no other package of ours, and its maps name no folder of this machine', async () => {
  const manifest = JSON.parse(await readFile(join(packed(), 'package.json'), 'utf8')) as object;
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest).not.toHaveProperty('private');
  const files = await readdir(packed(), { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile())
    .map(async ({ parentPath, name }) => {
      return { name, text: await readFile(join(parentPath, name), 'utf8') };
    });
  const having = async (what: RegExp | string, kind: RegExp) =>
    (await Promise.all(texts))
      .filter(({ name, text }) => kind.test(name) && text.search(what) >= 0)
      .map(({ name }) => name);
  expect(await having(/from ['"]@updown\/(?:contracts|protocol)/, /\.(?:js|d\.ts)$/)).toEqual([]);
  expect(await having(root, /./)).toEqual([]);
  expect(await having('sourcesContent', /\.js\.map$/)).not.toEqual([]);
});

test('the command says what the package takes, and refuses one that is too large by name', () => {
  expect(shown).toMatch(/\.tgz: [12]\d\.\d MB installed with its dependencies, of 30\.\n$/);
  const sizes = new Map([
    ['/scratch/package', 2 ** 21],
    ['/project/node_modules/solc', 2 ** 23],
  ]);
  expect(() => judgeSize(sizes, 9)).toThrow(
    'The package takes 10.0 MB installed with its dependencies; it may take 9. The largest, in MB: solc 8.0, /scratch/package 2.0.',
  );
});

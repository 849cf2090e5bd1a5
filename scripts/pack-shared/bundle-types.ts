import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { rollup, type Plugin } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import ts from 'typescript';
import { Problem } from '../../tools/problem';
import { root } from '../../tools/root';

/** The libraries whose types become part of the package, as their code does. */
const INLINED = [
  '@lingui/core',
  '@lingui/message-utils',
  'ethers',
  'react-router',
  'react-router-dom',
  // Redux Toolkit names its types in those of a slice.
  'reselect',
  'valibot',
];

/** The files of a workspace by the names under which others import them: `@updown/contracts/safe/*`. */
export type Modules = Readonly<Record<string, string>>;

/** The declarations of the entries and of all that they import. The native compiler takes a fraction of the time. */
async function declare(files: readonly string[], workspace: Modules, into: string) {
  const project = join(into, 'tsconfig.json');
  const paths = Object.fromEntries(Object.entries(workspace).map(([name, file]) => [name, [file]]));
  const emit = { noEmit: false, declaration: true, emitDeclarationOnly: true, incremental: false };
  await writeFile(
    project,
    JSON.stringify({
      extends: join(root, 'shared', 'tsconfig.json'),
      // With paths, the compiler takes another workspace's files for sources, and declares them too.
      compilerOptions: { ...emit, paths, rootDir: root, outDir: into, tsBuildInfoFile: null },
      files,
      include: [],
    }),
  );
  const compiler = join(root, 'node_modules', 'typescript7', 'bin', 'tsc');
  await promisify(execFile)(process.execPath, [compiler, '-p', project]).catch(
    (error: { stdout: string }) => {
      throw new Problem(`The types of the package do not compile:\n${error.stdout}`);
    },
  );
}

/**
 * Writes the API's schemas out as plain types. Other repositories then need no TypeBox, and an editor shows each shape with its
 * fields.
 */
async function writeOut(schemas: readonly string[], declared: (file: string) => string) {
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      strict: true,
      exactOptionalPropertyTypes: true,
      moduleResolution: 'bundler',
      module: 'esnext',
    },
    root,
  );
  const program = ts.createProgram([...schemas], options);
  const checker = program.getTypeChecker();
  const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
  for (const file of schemas) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
    const types = checker
      .getExportsOfModule(module)
      .filter((symbol) => symbol.flags & ts.SymbolFlags.TypeAlias)
      .map((symbol) => {
        const type = checker.getDeclaredTypeOfSymbol(symbol);
        return `export type ${symbol.name} = ${checker.typeToString(type, undefined, flags)};\n`;
      });
    await writeFile(declared(file), types.join(''));
  }
}

/** Finds the declarations of the other workspaces' modules. */
function workspaceTypes(workspace: Modules, declared: (file: string) => string): Plugin {
  return {
    name: 'workspace-types',
    resolveId(id) {
      if (workspace[id] !== undefined) return declared(workspace[id]);
      const pattern = Object.keys(workspace).find(
        (name) => name.endsWith('*') && id.startsWith(name.slice(0, -1)),
      );
      if (pattern === undefined) return null;
      return declared(workspace[pattern]!.replace('*', id.slice(pattern.length - 1)));
    },
  };
}

/** ethers refers to the types of Node for a class that nothing of ours names; a page's project need not have them. */
const withoutNode: Plugin = {
  name: 'without-node',
  renderChunk: (code) => code.replace(/^\/\/\/ <reference types="node" *\/>\n/m, ''),
};

/**
 * Bundles the declarations of the entries, and those of the workspaces and libraries that the package contains.
 * @param schemas The files with the schemas of the API.
 * @param scratch An empty folder inside the repository, where the compiler finds the libraries.
 */
export async function bundleTypes(
  entries: Readonly<Record<string, string>>,
  workspace: Modules,
  schemas: readonly string[],
  scratch: string,
  into: string,
): Promise<void> {
  await declare(Object.values(entries), workspace, scratch);
  const declared = (file: string) =>
    join(scratch, relative(root, file)).replace(/\.tsx?$/, '.d.ts');
  await writeOut(schemas, declared);
  const bundle = await rollup({
    input: Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [name, declared(file)]),
    ),
    external: ['net'],
    plugins: [
      workspaceTypes(workspace, declared),
      dts({ tsconfig: join(root, 'shared', 'tsconfig.json'), includeExternal: INLINED }),
      withoutNode,
    ],
    onLog(level, log, print) {
      const isAboutOwn = log.plugin === 'dts' && log.message.includes('no public re-export');
      if (!isAboutOwn) print(level, log);
    },
  });
  await bundle.write({
    dir: into,
    entryFileNames: '[name].d.ts',
    chunkFileNames: 'chunks/[name]-[hash].d.ts',
    // In pieces, its modules would import each other in a circle.
    manualChunks: (id) => (id.includes('/node_modules/ethers/') ? 'ethers' : undefined),
  });
}

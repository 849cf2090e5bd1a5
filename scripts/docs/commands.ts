import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A command of ours that a document tells its reader to type. */
export interface DocumentedCommand {
  readonly document: string;
  /** As it is written there: `npm run rollback -- <site> <remote> [--to <version>]`. */
  readonly text: string;
  /** The package whose script it runs; empty for the root's. */
  readonly folder: string;
  /** The script: `rollback`; or the program: `npx lerna`. */
  readonly script: string;
}

/** Its commands are those of another repository: e2e/specs/outside-remote.spec.ts types them there. */
const ELSEWHERE = 'docs/your-own-remote.md';

const PACKAGES = ['contracts/README.md', 'research/README.md'];

const OURS = /^(?:[A-Z_]+=\S+ )*(?:npm (?:start|test|run)|npx)\b/;
const BLOCK = /^```sh\n([^]*?)^```/gm;

/** The commands of ours in the text of a document: in its blocks of a shell, and in its code within sentences. */
export function commandsIn(markdown: string): string[] {
  const blocks = [...markdown.matchAll(BLOCK)].flatMap(([, block = '']) => block.split('\n'));
  const prose = markdown.replaceAll(/^```[^]*?^```/gm, '');
  const spans = [...prose.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
  const written = [...blocks.map((line) => line.replace(/(?:^|\s+)#.*$/, '')), ...spans];
  const commands = written.map((text) => text.replaceAll(/\s+/g, ' ').trim());
  return [...new Set(commands.filter((text) => OURS.test(text)))];
}

/** The scripts of a package of ours; of the root without a name. */
export function scriptsIn(root: string, folder: string): readonly string[] {
  const file = readFileSync(join(root, folder, 'package.json'), 'utf8');
  return Object.keys((JSON.parse(file) as { scripts: object }).scripts);
}

/** What a command runs. Without `-w` it is a script of the root. */
export function scriptOf(text: string): { readonly folder: string; readonly script: string } {
  const command = text.replace(/^(?:[A-Z_]+=\S+ )*/, '');
  const folder = / -w (\S+)/.exec(command)?.[1] ?? '';
  const [program, first = '', second = ''] = command.split(' ');
  if (program === 'npx') return { folder, script: `npx ${first}` };
  return { folder, script: first === 'run' ? second : first };
}

/** The same in the README of a package, whose own scripts come before those of the root. */
function scriptAt(root: string, document: string, text: string) {
  const { folder, script } = scriptOf(text);
  const about = PACKAGES.includes(document) ? dirname(document) : '';
  return { script, folder: folder || (scriptsIn(root, about).includes(script) ? about : '') };
}

/** The commands of the README, CONTRIBUTING, SECURITY and docs/, and of the packages that have a README of commands. */
export function documentedCommands(root: string): DocumentedCommand[] {
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  const all = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...PACKAGES];
  const documents = [...all, ...docs.map((path) => `docs/${path}`)];
  return documents
    .filter((document) => document.endsWith('.md') && document !== ELSEWHERE)
    .flatMap((document) =>
      commandsIn(readFileSync(join(root, document), 'utf8')).map((text) => ({
        document,
        text,
        ...scriptAt(root, document, text),
      })),
    );
}

/** The command with all of its optional parts, and without any of them. */
export function variantsOf(text: string): string[] {
  const without = text.replaceAll(/ \[[^\]]*\]…?/g, '');
  const whole = text.replaceAll(/\[([^\]]*)\]…?/g, '$1');
  return [...new Set([without, whole])].map((one) => one.replaceAll(/…(?= |$)/g, ''));
}

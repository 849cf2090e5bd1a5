import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { describeIssue } from '../protocol/site/site-descriptor';
import { Problem } from '../tools/problem';

const KB = 1024;

function amount(unit: 'KB' | 'ms', example: string) {
  return v.pipe(
    v.string(`It is not an amount such as "${example}".`),
    v.regex(
      new RegExp(String.raw`^\d+(?:\.\d+)? ${unit}$`),
      `It is not an amount such as "${example}".`,
    ),
    v.transform(parseFloat),
  );
}

/** Sizes are in KB of 1,024 bytes, compressed with brotli as the web servers do. */
function size(example: string) {
  return amount('KB', example);
}

export const remoteBudgets = v.strictObject({
  /** The browser runs it before any module of the remote. */
  entry: size('8 KB'),
  /** The entry and the files that its modules begin with. */
  scripts: size('40 KB'),
  /** The longest task while the host mounts its modules. */
  longTask: amount('ms', '200 ms'),
});
export type RemoteBudgets = v.InferOutput<typeof remoteBudgets>;

export const hostBudgets = v.strictObject({ connect: size('158 KB'), page: size('20 KB') });
export type HostBudgets = v.InferOutput<typeof hostBudgets>;

/** The `budgets` of the package.json in a folder. Throws a problem that names the mistake. */
export function parseBudgets<Schema extends typeof remoteBudgets | typeof hostBudgets>(
  schema: Schema,
  folder: string,
  budgets: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, budgets);
  if (result.success) return result.output;
  const keys = Object.keys(schema.entries).join(', ');
  throw new Problem(
    `"budgets" in ${folder}/package.json: ${describeIssue(result.issues[0])} The budgets are: ${keys}.`,
  );
}

export interface MeasuredFile {
  readonly name: string;
  /** Compressed. */
  readonly bytes: number;
}

export function measureFile(name: string, content: Buffer): MeasuredFile {
  return { name, bytes: brotliCompressSync(content).byteLength };
}

export function kilobytes(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}

export function bytesOf(files: readonly MeasuredFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

interface Limit {
  /** In KB. */
  readonly most: number;
  /** The limited size and the remedy, each as part of a sentence. */
  readonly limits: string;
  readonly instead: string;
}

/** A sentence if the files together exceed the limit. */
export function excess({ most, limits, instead }: Limit, files: readonly MeasuredFile[]): string[] {
  const bytes = bytesOf(files);
  const over = bytes - most * KB;
  if (over <= 0) return [];
  const names = files
    .toSorted((one, other) => other.bytes - one.bytes)
    .map((file) => `${file.name} ${kilobytes(file.bytes)}`);
  return [
    `${limits} may have ${most} KB and has ${kilobytes(bytes)}, which is ${kilobytes(over)} too much (${names.join(', ')}). ${instead}`,
  ];
}

/** The parts of a remote's build that its budgets limit. */
export interface RemoteSizes {
  readonly entry: MeasuredFile;
  readonly scripts: readonly MeasuredFile[];
}

interface Built {
  readonly entry: string;
  /** Each module with the files that it begins with. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

export function sizesOf(
  { entry, modules }: Built,
  contentOf: (file: string) => Buffer,
): RemoteSizes {
  const names = [...new Set([entry, ...Object.values(modules).flat()])];
  const scripts = names.map((name) => measureFile(name, contentOf(name)));
  return { entry: scripts[0]!, scripts };
}

/** A sentence for each size budget that a remote exceeds. */
export function oversized(
  remote: string,
  { entry, scripts }: RemoteSizes,
  budgets: RemoteBudgets,
): string[] {
  const raise = `Or raise the limit, with the reason in the commit: "budgets" in remote-${remote}/package.json.`;
  return [
    ...excess(
      {
        most: budgets.entry,
        limits: `The entry of ${remote}`,
        instead: `Keep modules out of it: it only names the chunks. ${raise}`,
      },
      [entry],
    ),
    ...excess(
      {
        most: budgets.scripts,
        limits: `The entry of ${remote} with what its modules begin with`,
        instead: `Load what a first screen does not show with \`importWithTimeout\`. ${raise}`,
      },
      scripts,
    ),
  ];
}

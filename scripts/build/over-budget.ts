import { budgets, laterOnly } from './budgets';

/** A file that the browser loads on the first visit. */
export interface FirstFile {
  readonly name: string;
  /** Compressed. */
  readonly bytes: number;
  /** The paths of the sources that are in it. */
  readonly sources: readonly string[];
}

export interface FirstVisit {
  /** The HTML of the game and of the dashboard. */
  readonly pages: readonly FirstFile[];
  /** The scripts that run before Connect works: the first paint's and the host's. */
  readonly connect: readonly FirstFile[];
  /** The same with those of the remotes on the first screen, entries among them. */
  readonly scripts: readonly FirstFile[];
  /** The entries of all remotes. */
  readonly entries: readonly FirstFile[];
}

const KB = 1024;

function kilobytes(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`;
}

function fault(key: keyof typeof budgets, files: readonly FirstFile[]): string[] {
  const { most, limits, instead } = budgets[key];
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const over = bytes - most * KB;
  if (over <= 0) return [];
  const names = files
    .toSorted((one, other) => other.bytes - one.bytes)
    .map((file) => `${file.name} ${kilobytes(file.bytes)}`);
  return [
    `${limits} may have ${most} KB and has ${kilobytes(bytes)}, which is ${kilobytes(over)} too much (${names.join(', ')}). ${instead}`,
  ];
}

/** A sentence for each budget that the first visit is above. */
export function overBudget({ pages, connect, scripts, entries }: FirstVisit): string[] {
  const early = scripts.flatMap(({ name, sources }) =>
    laterOnly
      .filter(({ source }) => sources.some((path) => source.test(path)))
      .map(
        (part) =>
          `${name} contains ${part.name}, which a first visit does not need. Import it behind \`importWithTimeout\`.`,
      ),
  );
  return [
    ...pages.flatMap((page) => fault('page', [page])),
    ...fault('connect', connect),
    ...fault('scripts', scripts),
    ...entries.flatMap((entry) => fault('entry', [entry])),
    ...early,
  ];
}

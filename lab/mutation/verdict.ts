export interface Run {
  /** The sources that were mutated. */
  files: string[];
  /** Whether `files` contains all sources. */
  whole: boolean;
  killed: number;
  /** The mutants that survived the tests, as file and description. */
  survivors: ReadonlyArray<{ file: string; description: string }>;
}

/** The reasons for accepted survivors, by file and description. */
export type Reasons = Record<string, Record<string, string>>;

const LEAST_MUTANTS = 60;
const LEAST_SHARE = 0.95;

function staleReasons({ files, whole, survivors }: Run, reasons: Reasons): string[] {
  return Object.entries(reasons)
    .filter(([file]) => whole || files.includes(file))
    .flatMap(([file, entries]) =>
      Object.keys(entries)
        .filter((description) =>
          survivors.every((found) => found.file !== file || found.description !== description),
        )
        .map((description) => `${file}: ${description}`),
    );
}

function listed(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [[title, ...lines].join('\n')] : [];
}

/** The failures of a run of the mutants; empty if it passes. */
export function complaints(run: Run, reasons: Reasons): string[] {
  const { killed, survivors, whole } = run;
  const planted = killed + survivors.length;
  const share = planted === 0 ? 0 : killed / planted;
  const unexplained = survivors
    .filter(({ file, description }) => !reasons[file]?.[description])
    .map(({ file, description }) => `${file}: ${description}`);
  const least = whole ? LEAST_MUTANTS : 1;
  return [
    ...(planted < least
      ? [`Only ${planted} mutants ran, but at least ${least} are required.`]
      : []),
    ...(whole && share < LEAST_SHARE
      ? [
          `Only ${(share * 100).toFixed(1)} % were killed, but at least ${LEAST_SHARE * 100} % are required.`,
        ]
      : []),
    ...listed('Survivors without a reason:', unexplained),
    ...listed('Reasons for mutants that no longer survive:', staleReasons(run, reasons)),
  ];
}

export interface Run {
  /** The sources that were mutated. */
  files: string[];
  /** Whether these are all there are. */
  whole: boolean;
  killed: number;
  /** Those that no test killed, as file and description. */
  survivors: ReadonlyArray<{ file: string; description: string }>;
}

/** The reasons why survivors may live, by file and description. */
export type Reasons = Record<string, Record<string, string>>;

const leastMutants = 60;
const leastShare = 0.95;

const staleReasons = ({ files, whole, survivors }: Run, reasons: Reasons): string[] =>
  Object.entries(reasons)
    .filter(([file]) => whole || files.includes(file))
    .flatMap(([file, entries]) =>
      Object.keys(entries)
        .filter((description) =>
          survivors.every((found) => found.file !== file || found.description !== description),
        )
        .map((description) => `${file}: ${description}`),
    );

const listed = (title: string, lines: string[]): string[] =>
  lines.length > 0 ? [[title, ...lines].join('\n')] : [];

/** What a run of the mutants has to be blamed for; nothing if the tests have stood it. */
export const complaints = (run: Run, reasons: Reasons): string[] => {
  const { killed, survivors, whole } = run;
  const planted = killed + survivors.length;
  const share = planted === 0 ? 0 : killed / planted;
  const unexplained = survivors
    .filter(({ file, description }) => !reasons[file]?.[description])
    .map(({ file, description }) => `${file}: ${description}`);
  const least = whole ? leastMutants : 1;
  return [
    ...(planted < least ? [`Only ${planted} mutants were run, at least ${least} must be.`] : []),
    ...(whole && share < leastShare
      ? [`Only ${(share * 100).toFixed(1)} % were killed, at least ${leastShare * 100} % must be.`]
      : []),
    ...listed('Survivors without a reason:', unexplained),
    ...listed('Reasons for what does not survive any more:', staleReasons(run, reasons)),
  ];
};

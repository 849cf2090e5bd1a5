/** Lines (`DA:line,count`) and branches (`BRDA:line,block,branch,count`) that nothing ran, as `file:line`. */
const missedIn = (lcov: string): string[] => {
  let file = '';
  return lcov.split('\n').flatMap((entry) => {
    const [kind, value = ''] = entry.split(/:(.*)/);
    if (kind === 'SF') file = value;
    const fields = value.split(',');
    const missed =
      kind === 'DA' ? fields[1] === '0' : kind === 'BRDA' && /^[0-]$/.test(fields[3] ?? '');
    return missed && file.startsWith('src/') ? [`${file}:${fields[0]}`] : [];
  });
};

/** Sources of which the report has no line at all: it says nothing about them, good or bad. */
const absentFrom = (lcov: string, sources: string[]): string[] => {
  const records = lcov.split('end_of_record');
  return sources.filter(
    (source) =>
      !records.some((record) => record.includes(`SF:${source}\n`) && /^DA:/m.test(record)),
  );
};

/** What keeps a report from showing that every line and branch of the sources was run. */
export const uncovered = (lcov: string, sources: string[]): string[] => [
  ...absentFrom(lcov, sources).map((source) => `${source}: not in the report`),
  ...missedIn(lcov),
];

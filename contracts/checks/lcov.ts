/** Uncovered lines (`DA:line,count`) and branches (`BRDA:line,block,branch,count`), as `file:line`. */
function missedIn(lcov: string): string[] {
  let file = '';
  return lcov.split('\n').flatMap((entry) => {
    const [kind, value = ''] = entry.split(/:(.*)/);
    if (kind === 'SF') file = value;
    const fields = value.split(',');
    const missed =
      kind === 'DA' ? fields[1] === '0' : kind === 'BRDA' && /^[0-]$/.test(fields[3] ?? '');
    return missed && file.startsWith('src/') ? [`${file}:${fields[0]}`] : [];
  });
}

/** Sources without a line in the report, whose coverage is unknown. */
function absentFrom(lcov: string, sources: string[]): string[] {
  const records = lcov.split('end_of_record');
  return sources.filter(
    (source) =>
      !records.some((record) => record.includes(`SF:${source}\n`) && /^DA:/m.test(record)),
  );
}

/** The sources, lines and branches that a report does not show as covered. Empty for full coverage. */
export function uncovered(lcov: string, sources: string[]): string[] {
  return [
    ...absentFrom(lcov, sources).map((source) => `${source}: not in the report`),
    ...missedIn(lcov),
  ];
}

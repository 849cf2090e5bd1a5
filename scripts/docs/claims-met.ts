import type { Result } from '../testing/report';
import { nameOf, type Claim } from './checklist';

/** A placeholder for a value, in the title of a `test.each` or in a template. */
const PLACEHOLDER = /%[sdifjop#]|\$\{[^}]*\}|\$[\w.]+/;

function quote(text: string) {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Matches the title of the test in a report, alone or after its groups. */
function pattern(shown: string): RegExp {
  const text = shown.split(PLACEHOLDER).map(quote).join('[^]*');
  return new RegExp(`(?:^| › )${text}$`);
}

/** One sentence for each claim of the checklist that the run does not show. */
export function unmetClaims(claims: readonly Claim[], results: readonly Result[]): string[] {
  const byFile = new Map<string, Result[]>();
  for (const result of results) {
    byFile.set(result.file, [...(byFile.get(result.file) ?? []), result]);
  }
  return claims.flatMap((line) => {
    const run = (byFile.get(line.file) ?? []).filter(({ name }) => pattern(line.shown).test(name));
    const bad = run.find(({ outcome }) => outcome !== 'passed');
    const place = `${nameOf(line)}: '${line.shown}' in ${line.file}`;
    if (bad) return [`${place} was ${bad.outcome}.`];
    return run.length === 0 ? [`${place} was not run.`] : [];
  });
}

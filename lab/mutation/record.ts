import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Verdict {
  /** A mutant that does not compile is `unbuildable` and does not count. */
  result: 'killed' | 'survived' | 'unbuildable';
  /** The file of the test that killed the mutant. */
  killer?: string;
}

/** Everything that a verdict can depend on besides the mutant: the text of each file, and the other conditions. */
export interface Conditions {
  files: Record<string, string>;
  others: unknown;
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** A test depends on the sources, on the support of all tests, and on the support in its own folder. */
function dependsOn(test: string, file: string): boolean {
  if (!file.startsWith('test/') || file.startsWith('test/support/')) return true;
  return file === test || (dirname(file) === dirname(test) && !file.endsWith('.t.sol'));
}

/**
 * A verdict holds while its evidence is the same: everything that the killing test depends on, or all tests if no test
 * killed the mutant.
 */
export function evidenceOf({ files, others }: Conditions, { result, killer }: Verdict): string {
  const matters = (file: string) => result === 'survived' || dependsOn(killer ?? '', file);
  return hash([Object.entries(files).filter(([file]) => matters(file)), others]);
}

interface Line extends Verdict {
  mutant: string;
  evidence: string;
}

/** The verdicts of earlier runs, in a file with one line each. An interrupted run resumes from there. */
export function openRecord(path: string, conditions: Conditions) {
  const verdicts = new Map<string, Verdict>();
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  for (const line of lines) {
    const { mutant, evidence, ...verdict } = JSON.parse(line) as Line;
    if (evidence === evidenceOf(conditions, verdict)) verdicts.set(mutant, verdict);
  }
  return {
    find: (file: string, text: string): Verdict | undefined => verdicts.get(hash([file, text])),
    add: (file: string, text: string, verdict: Verdict): void => {
      const mutant = hash([file, text]);
      verdicts.set(mutant, verdict);
      const line: Line = { mutant, evidence: evidenceOf(conditions, verdict), ...verdict };
      mkdirSync(dirname(path), { recursive: true });
      appendFileSync(path, `${JSON.stringify(line)}\n`);
    },
  };
}

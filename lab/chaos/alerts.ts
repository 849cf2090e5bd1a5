import type { Monitoring } from './monitoring';

/** The alerts that name the cause; the first to arrive counts. At rest, no alert of any severity may arrive. */
export type Expected = readonly string[] | 'rest';

export interface Noticed {
  /** The alert that named the cause, and how long after the beginning of the fault it reached the operator. */
  readonly alert?: { readonly name: string; readonly seconds: number };
  /** What is wrong: no alert that names the cause in time, a page for another reason, or an alert that does not end. */
  readonly alertProblems: readonly string[];
}

/** Waits until the alert of a fault has come and ended, and checks that the operator got the right alerts. */
export async function judgeAlerts(
  monitoring: Monitoring,
  expected: Expected,
  struckAt: number,
  withinMs: number,
): Promise<Noticed> {
  const names = expected === 'rest' ? [] : expected;
  const notice =
    names.length > 0 ? await monitoring.first(names, struckAt, struckAt + withinMs) : undefined;
  const active = await monitoring.quiet();
  const wrong = monitoring
    .since(struckAt)
    .filter(
      ({ name, severity }) => !names.includes(name) && (severity === 'page' || expected === 'rest'),
    )
    .map(({ name }) => `It raised ${name}.`);
  return {
    ...(notice && { alert: { name: notice.name, seconds: (notice.at - struckAt) / 1000 } }),
    alertProblems: [
      ...(names.length > 0 && notice === undefined
        ? [`No ${names.join(' or ')} within ${withinMs / 1000} s.`]
        : []),
      ...new Set(wrong),
      ...active.map((name) => `${name} does not end.`),
    ],
  };
}

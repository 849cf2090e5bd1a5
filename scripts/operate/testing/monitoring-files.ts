import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../../tools/root';

export const monitoringFolder = join(root, 'operations', 'monitoring');

export interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: 'page' | 'ticket' };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
}

function read(...path: string[]): string {
  return readFileSync(join(monitoringFolder, ...path), 'utf8');
}

/** The rules of all groups. */
export function readAlerts(): readonly Alert[] {
  const { groups } = parse(read('rules.yml')) as { groups: { rules: Alert[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

/** The queries of the dashboards, by file. */
export function dashboardQueries(): Readonly<Record<string, readonly string[]>> {
  const files = readdirSync(join(monitoringFolder, 'dashboards'));
  return Object.fromEntries(
    files.map((file) => {
      const { panels } = JSON.parse(read('dashboards', file)) as Dashboard;
      return [file, panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
    }),
  );
}

/** The metrics that rules and dashboards read from processes of this kind, such as `nginx`. */
export function metricsRead(prefixes: readonly string[]): readonly string[] {
  const queries = [
    ...readAlerts().map(({ expr }) => expr),
    ...Object.values(dashboardQueries()).flat(),
  ];
  const names = queries.flatMap((query) => query.match(/\b[a-z]+_[a-z\d_]+(?=[{[ )]|$)/g) ?? []);
  return [...new Set(names)].filter((name) =>
    prefixes.some((prefix) => name.startsWith(`${prefix}_`)),
  );
}

/** Those of the metrics that an answer to Prometheus does not have. */
export function missingIn(answer: string, metrics: readonly string[]): readonly string[] {
  const exported = new Set([...answer.matchAll(/^(?:# TYPE )?(\w+)/gm)].map(([, name]) => name));
  const isExported = (name: string) =>
    exported.has(name) || exported.has(name.replace(/_(?:bucket|count|sum)$/, ''));
  return metrics.filter((name) => !isExported(name));
}

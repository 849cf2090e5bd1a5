const kinds = [
  'error',
  'refusal',
  'truncation',
  'missingLogs',
  'lag',
  'delay',
  'reorganisation',
  'kill',
  'restart',
] as const;
export type Fault = (typeof kinds)[number];

/** Faults that may strike the run: set by it, read by node and database. */
export interface Faults {
  on: boolean;
  /** Whether this statement is where the process dies. */
  kills: (statement: string) => boolean;
  /** How often each kind did. */
  readonly struck: Record<Fault, number>;
  deepestReorganisation: number;
}

export const noFaults = (): Faults => ({
  on: false,
  kills: () => false,
  struck: Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Fault, number>,
  deepestReorganisation: 0,
});

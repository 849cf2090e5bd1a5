const kinds = [
  'error',
  'rejection',
  'truncation',
  'missingLogs',
  'lag',
  'delay',
  'reorganisation',
  'kill',
  'restart',
  'earlierVersion',
] as const;
export type Fault = (typeof kinds)[number];

/** The faults of a run. The run sets them; the simulated node and database read them. */
export interface Faults {
  on: boolean;
  /** Whether the process dies at this statement. */
  kills: (statement: string) => boolean;
  /** How often each kind of fault occurred. */
  readonly struck: Record<Fault, number>;
  deepestReorganisation: number;
}

export function noFaults(): Faults {
  return {
    on: false,
    kills: () => false,
    struck: Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Fault, number>,
    deepestReorganisation: 0,
  };
}

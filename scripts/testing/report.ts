import type { Counts } from './counts';

/** A part of `npm test` and how long it took. */
export interface Part {
  readonly name: string;
  readonly seconds: number;
}

/** A test that was run, with all its groups: 'group › test'. */
export interface Result {
  readonly file: string;
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
}

/** A test or a check that failed, and what it said of it. */
export interface Failed {
  readonly name: string;
  readonly message: string;
}

export interface Report {
  readonly counts: Counts;
  readonly failures: readonly Failed[];
  readonly parts: readonly Part[];
  readonly results: readonly Result[];
}

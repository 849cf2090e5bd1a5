import type { Text } from '@updown/shared';
import type { Level } from '../health/health-figure';

/** The step that fixes a need: a prefilled command of this page, or a text to use elsewhere. */
export type Fix =
  | { kind: 'form'; label: string; form: Text; texts?: Readonly<Record<string, string>> }
  | { kind: 'card'; label: string; card: Text }
  | { kind: 'text'; before: string; code: string };

/** A problem that needs an operator's action. */
export interface Need {
  level: Exclude<Level, 'ok'>;
  text: string;
  fix: Fix;
}

import type { Text } from '@updown/shared';
import type { Level } from '../health/health-figure';

/** The step that fixes a need: a command of this page, filled in, or a text to use elsewhere. */
export type Fix =
  | { kind: 'form'; label: string; form: Text; texts?: Readonly<Record<string, string>> }
  | { kind: 'card'; label: string; card: Text }
  | { kind: 'text'; before: string; code: string };

/** Something that an operator has to do. */
export interface Need {
  level: Exclude<Level, 'ok'>;
  text: string;
  fix: Fix;
}

import type { RemoteName } from '../site/site';

/** How far a remote came. */
export type Phase = 'manifest' | 'entry' | 'code' | 'start' | 'render';

/**
 * What can go wrong with a remote:
 * - `unreachable`: a file is missing, or the network fails;
 * - `timeout`: a file does not answer;
 * - `corrupt`: a file answers, but is not what it should be;
 * - `incompatible`: it is another version, or needs another version of a shared module;
 * - `crashed`: its own code throws, on load, on render or in an effect.
 */
export type FailureKind = 'unreachable' | 'timeout' | 'corrupt' | 'incompatible' | 'crashed';

/** A failure, as data: whose it is, and what happened. */
export interface RemoteFailure {
  remote: RemoteName;
  version: string;
  kind: FailureKind;
  phase: Phase;
  /** For the console and for a report; may be technical. */
  detail: string;
}

const things: Record<Phase, string> = {
  manifest: 'Its manifest',
  entry: 'Its entry file',
  code: 'Its code',
  start: 'Its code',
  render: 'It',
};

/** What happened, for a person. */
export function describeFailure({ kind, phase, detail }: RemoteFailure): string {
  switch (kind) {
    case 'unreachable':
      return `${things[phase]} could not be loaded.`;
    case 'timeout':
      return `${things[phase]} did not answer in time.`;
    case 'corrupt':
      return `${things[phase]} is damaged.`;
    case 'incompatible':
      return `It does not fit this page: ${detail}`;
    case 'crashed':
      return `It stopped with an error: ${detail}`;
  }
}

/** A failure on its way through the federation runtime, which knows nothing of ours. */
export class RemoteProblem extends Error {
  override name = 'RemoteProblem';

  constructor(
    readonly kind: FailureKind,
    message: string,
  ) {
    super(message);
  }
}

import { type Text, msg } from '@updown/shared';
import { t } from '../../texts/texts';

/** The step that the loading of a remote reached. */
export type Phase = 'descriptor' | 'entry' | 'code' | 'start' | 'render';

/**
 * The kinds of failure of a remote:
 * - `unreachable`: a file is missing, or the network fails;
 * - `timeout`: a file does not answer;
 * - `corrupt`: a file differs from the released one, or the remote's part of the descriptor is damaged;
 * - `incompatible`: the remote needs another version of a shared module or of the host;
 * - `crashed`: the remote's own code throws, on load, on render or in an effect.
 */
export type FailureKind = 'unreachable' | 'timeout' | 'corrupt' | 'incompatible' | 'crashed';

/** A failure as data: the remote and the reason. */
export interface RemoteFailure {
  remote: string;
  version: string;
  kind: FailureKind;
  phase: Phase;
  /** For the console and for reports; may be technical. */
  detail: string;
  /** The HTTP status of the file that could not be loaded, if the server answered. */
  status?: number;
}

interface Sentences {
  unreachable: Text;
  timeout: Text;
  corrupt: Text;
}

const ofCode: Sentences = {
  unreachable: msg('Its code could not be loaded.'),
  timeout: msg('Its code did not answer in time.'),
  corrupt: msg('Its code is damaged.'),
};

// Whole sentences, because a translation cannot assemble them from the English parts.
const sentences: Record<Exclude<Phase, 'descriptor'>, Sentences> = {
  entry: {
    unreachable: msg('Its entry file could not be loaded.'),
    timeout: msg('Its entry file did not answer in time.'),
    corrupt: msg('Its entry file is damaged.'),
  },
  code: ofCode,
  start: ofCode,
  render: {
    unreachable: msg('It could not be loaded.'),
    timeout: msg('It did not answer in time.'),
    corrupt: msg('It is damaged.'),
  },
};

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Describes a failure to the user. */
export function describeFailure({ kind, phase, detail }: RemoteFailure): string {
  switch (kind) {
    case 'incompatible':
      return t('Not compatible with this page: {detail}', { detail: asSentence(detail) });
    case 'crashed':
      return t('It stopped with an error: {detail}', { detail: asSentence(detail) });
    default:
      return phase === 'descriptor'
        ? t('Its part of the site descriptor is damaged: {detail}', { detail: asSentence(detail) })
        : t(sentences[phase][kind]);
  }
}

/** An error raised by the host's own checks. */
export class RemoteError extends Error {
  override name = 'RemoteError';

  constructor(
    readonly kind: FailureKind,
    detail: string,
  ) {
    super(detail);
  }
}

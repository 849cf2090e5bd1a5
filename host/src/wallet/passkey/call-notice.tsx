import { Notice } from '@updown/shared';
import type { CallFailure } from './use-account-calls';

/** Says why nothing was sent: an error, or quietly that the player closed the prompt. */
export function CallNotice({ failure }: { failure: CallFailure | null }) {
  if (failure === null) return null;
  return (
    <Notice tone={failure.quiet ? 'info' : 'error'} role={failure.quiet ? 'status' : 'alert'}>
      {failure.message}
    </Notice>
  );
}

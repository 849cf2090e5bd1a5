import type { AppThunk } from '../store/create-store';

/**
 * Patches what is cached, and once more the answer that is under way at this moment: it may be older than the event
 * and would overwrite the patch. Where it is newer, another event follows that says so, too.
 */
export const patch =
  (update: AppThunk<unknown>, running: AppThunk<PromiseLike<unknown> | undefined>): AppThunk =>
  (dispatch) => {
    dispatch(update);
    void dispatch(running)?.then(() => dispatch(update));
  };

import type { AppThunk } from '../../store/root-state';

/**
 * Patches the cached data, and patches again once a running query has settled: the query's answer may be older than the event
 * and would overwrite the patch. If the answer is newer, another event follows.
 */
export function patch(
  update: AppThunk<unknown>,
  running: AppThunk<PromiseLike<unknown> | undefined>,
): AppThunk {
  return (dispatch) => {
    dispatch(update);
    void dispatch(running)?.then(() => dispatch(update));
  };
}

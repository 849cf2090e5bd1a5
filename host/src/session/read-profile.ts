import { authApi, errorMessage, readOnce, type AppThunk, type UserProfile } from '@updown/shared';

/** Reads the profile of the session's player. */
export function readProfile(): AppThunk<Promise<UserProfile>> {
  return async (dispatch) => {
    try {
      return await readOnce(
        dispatch(authApi.endpoints.me.initiate(undefined, { forceRefetch: true })),
      );
    } catch (error) {
      console.error('[session]', errorMessage(error, 'The profile could not be read.'));
      throw error;
    }
  };
}

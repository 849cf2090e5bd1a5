import {
  authApi,
  errorMessage,
  readOnce,
  sessionLoading,
  type AppThunk,
  type UserProfile,
} from '@updown/shared';

/** Reads the profile of the token's player. On rejection, the caller ends the session. */
export function readProfile(token: string): AppThunk<Promise<UserProfile>> {
  return async (dispatch) => {
    dispatch(sessionLoading({ token }));
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

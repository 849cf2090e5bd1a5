import {
  authApi,
  errorMessage,
  sessionLoading,
  type AppThunk,
  type UserProfile,
} from '@updown/shared';

/** Reads the profile of the token's player. On rejection, the caller ends the session. */
export function readProfile(token: string): AppThunk<Promise<UserProfile>> {
  return async (dispatch) => {
    dispatch(sessionLoading({ token }));
    try {
      return await dispatch(
        authApi.endpoints.me.initiate(undefined, { subscribe: false, forceRefetch: true }),
      ).unwrap();
    } catch (error) {
      console.error('[session]', errorMessage(error, 'The profile could not be read.'));
      throw error;
    }
  };
}

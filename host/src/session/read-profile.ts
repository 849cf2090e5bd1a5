import {
  authApi,
  errorMessage,
  sessionLoading,
  type AppThunk,
  type UserProfile,
} from '@updown/shared';

/** Reads who the token belongs to. Without an answer there is no session: whoever asked ends it. */
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

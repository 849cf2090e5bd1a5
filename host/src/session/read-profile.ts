import { authApi, sessionLoading, type AppThunk, type UserProfile } from '@updown/shared';

/** Reads who the token belongs to. */
export function readProfile(token: string): AppThunk<Promise<UserProfile>> {
  return async (dispatch) => {
    dispatch(sessionLoading({ token }));
    return dispatch(
      authApi.endpoints.me.initiate(undefined, { subscribe: false, forceRefetch: true }),
    ).unwrap();
  };
}

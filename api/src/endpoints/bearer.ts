/** For calls that need the token of `POST /auth/verify`. */
export const bearer = [{ bearer: [] }];

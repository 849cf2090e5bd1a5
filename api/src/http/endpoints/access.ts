/** The roles that an endpoint can require. An admin is the contract's owner or its game manager. */
export type Role = 'admin';

/** For requests that need a token from `POST /auth/verify`. */
export const signedIn = [{ bearer: [] }] as const;

/** For requests that need an admin's token. OpenAPI 3.1 lists the required roles here. */
export const adminOnly = [{ bearer: ['admin'] }] as const satisfies readonly {
  bearer: readonly Role[];
}[];

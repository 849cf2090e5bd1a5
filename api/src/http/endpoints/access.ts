/** The roles that an endpoint can require: an admin is the contract's owner or its game manager. */
export type Role = 'admin';

/** For calls that need the token of `POST /auth/verify`. */
export const signedIn = [{ bearer: [] }] as const;

/** For calls that need a token of an admin. OpenAPI 3.1 lists the roles of a bearer here. */
export const adminOnly = [{ bearer: ['admin'] }] as const satisfies readonly {
  bearer: readonly Role[];
}[];

import type { FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { forbidden } from '../../game/api-error';
import { addressOf } from '../../game/units';
import type { AdminCommands } from '../../operator/admin/commands';
import { readSession } from '../auth/read-session';
import type { Session, Tokens } from '../auth/tokens';

/** The roles that a route can require. An admin is the contract's owner or its game manager. */
type Role = 'admin';

/** For requests that need a token from `POST /auth/verify`. */
export const signedIn = [{ bearer: [] }] as const;

/** For requests that need an admin's token. OpenAPI 3.1 lists the required roles here. */
export const adminOnly = [{ bearer: ['admin'] }] as const satisfies readonly {
  bearer: readonly Role[];
}[];

interface Needs {
  readonly tokens: Tokens;
  readonly admin: Pick<AdminCommands, 'roles'>;
}

type Guard = (request: FastifyRequest) => Promise<void>;

/** The roles that a route requires of its caller; undefined if the route is public. */
function requiredRoles({ url, schema }: RouteOptions): readonly string[] | undefined {
  const { security } = schema ?? {};
  if (security === undefined) return undefined;
  const [{ bearer = undefined } = {}, ...others] = security;
  if (bearer === undefined || others.length > 0) {
    throw new Error(`The security of ${url} must be one bearer.`);
  }
  return bearer;
}

/** Guards every route as the `security` of its schema says: first checks the session, then the role. */
export function access({ tokens, admin }: Needs) {
  const requireSession: Guard = async (request) => {
    request.session = await readSession(request, tokens);
  };

  const guards: Record<Role, Guard> = {
    admin: async (request) => {
      const address = addressOf(sessionOf(request).address);
      const { owner, gameManager } = await admin.roles();
      if (address !== owner && address !== gameManager) {
        throw forbidden('forbidden');
      }
    },
  };

  return fp((app, _options, done) => {
    app.decorateRequest('session', null);
    app.addHook('onRoute', (route) => {
      const roles = requiredRoles(route);
      const before = [route.preHandler ?? []].flat();
      // Fastify derives the HEAD route of a GET route from its guarded options.
      if (roles === undefined || before.includes(requireSession)) return;
      const guardsOfRoles = roles.map((role) => {
        const guard = (guards as Partial<Record<string, Guard>>)[role];
        if (guard === undefined) throw new Error(`The role ${role} has no guard.`);
        return guard;
      });
      route.preHandler = [requireSession, ...guardsOfRoles, ...before];
    });
    done();
  });
}

/** The caller's session, for handlers of routes that require one. */
export function sessionOf({ session }: FastifyRequest): Session {
  if (session === null) throw new Error('The schema of this route requires no session.');
  return session;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null if the route's schema requires no session. */
    session: Session | null;
  }
}

import { isIP } from 'node:net';
import fp from 'fastify-plugin';
import { ApiError } from '../../game/api-error';

const PORT_AND_BRACKETS = /:\d+$|^\[|\](?=:\d+$|$)/g;

/**
 * Whether the host is ours: the name of one of our sites, or an IP address, which no other page can use as its name.
 * Otherwise an attacker's page could point its own name at this server and read our responses as its own (DNS
 * rebinding).
 */
export function hostCheck(names: readonly string[]) {
  const known = new Set(['localhost', ...names].map((name) => name.toLowerCase()));
  return (host: string | undefined): boolean => {
    const name = (host ?? '').replace(PORT_AND_BRACKETS, '').toLowerCase();
    return known.has(name) || isIP(name) !== 0;
  };
}

type HostCheck = ReturnType<typeof hostCheck>;

/** Rejects a request for another host name, even if a proxy forwards it. */
export function ownHosts(isOurs: HostCheck) {
  return fp((app, _options, done) => {
    app.addHook('onRequest', (request, _reply, next) => {
      if (isOurs(request.headers.host) && isOurs(request.host)) return next();
      next(new ApiError(421, 'misdirected_request', 'The API does not serve this host name.'));
    });
    done();
  });
}

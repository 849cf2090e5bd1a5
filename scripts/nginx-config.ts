import { parseArgs } from 'node:util';
import { Problem } from './lib/problem';
import { nginxConfig } from './operate/nginx-config';

const USAGE =
  'npm run nginx-config -- --listen <address> --origin <address of the site>… --site <folder> --work <folder> --access-log <file> --api <host:port>… [--behind <address>…] [--calls-per-second <number>] [--certificate <file> --key <file>] [--override <origin>…]';

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        listen: { type: 'string' },
        origin: { type: 'string', multiple: true },
        'calls-per-second': { type: 'string' },
        site: { type: 'string' },
        work: { type: 'string' },
        'access-log': { type: 'string' },
        api: { type: 'string', multiple: true },
        behind: { type: 'string', multiple: true },
        override: { type: 'string', multiple: true },
        certificate: { type: 'string' },
        key: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n${USAGE}`);
  }
}

/** Without a path or a sign that would end its place in the configuration. */
function isAddress(text: string) {
  return URL.canParse(text) && !/[\s;"']/.test(text);
}

/** An option may be given several times, or once with commas. */
function listed(values: readonly string[] = []) {
  return values.flatMap((value) => value.split(',')).filter((value) => value !== '');
}

/** Both files, or neither. */
function tlsOf({ certificate, key }: { certificate?: string; key?: string }) {
  if (certificate === undefined && key === undefined) return undefined;
  if (!certificate || !key) throw new Problem(`--certificate and --key go together.\n${USAGE}`);
  return { certificate, key };
}

/** `npm run nginx-config -- …`: writes the configuration of the web server to the standard output. */
export function run(args: readonly string[]): number {
  const { listen, site, work, api, behind = [], origin, override, ...others } = read(args);
  const accessLog = others['access-log'];
  const limit = others['calls-per-second'];
  const origins = listed(origin);
  const overrides = listed(override);
  const areAddresses = origins.length > 0 && [...origins, ...overrides].every(isAddress);
  if (!listen || !site || !work || !accessLog || !api || !areAddresses) throw new Problem(USAGE);
  if (limit !== undefined && !/^\d+$/.test(limit)) throw new Problem(USAGE);
  const places = { listen, siteFolder: site, workFolder: work, accessLog };
  const callsPerSecond = limit === undefined ? {} : { callsPerSecond: Number(limit) };
  process.stdout.write(
    nginxConfig({
      ...places,
      ...callsPerSecond,
      origins,
      apis: api,
      behind,
      overrides,
      tls: tlsOf(others),
    }),
  );
  return 0;
}

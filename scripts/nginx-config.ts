import { parseArgs } from 'node:util';
import { Problem } from './launcher/problem';
import { nginxConfig } from './operate/nginx-config';

const usage =
  'npm run nginx-config -- --listen <address> --site <folder> --work <folder> --access-log <file> --api <host:port>… [--behind <address>…]';

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        listen: { type: 'string' },
        site: { type: 'string' },
        work: { type: 'string' },
        'access-log': { type: 'string' },
        api: { type: 'string', multiple: true },
        behind: { type: 'string', multiple: true },
      },
    }).values;
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n${usage}`);
  }
}

/** `npm run nginx-config -- …`: writes the configuration of the web server to the standard output. */
export function run(args: readonly string[]): number {
  const { listen, site, work, api, behind = [], 'access-log': accessLog } = read(args);
  if (!listen || !site || !work || !accessLog || !api) throw new Problem(usage);
  process.stdout.write(
    nginxConfig({ listen, siteFolder: site, workFolder: work, accessLog, apis: api, behind }),
  );
  return 0;
}

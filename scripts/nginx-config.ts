import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '../tools/problem';
import { writeGenerated, writeNginxConfig } from './operate/nginx-config';

const USAGE = `npm run nginx-config -- <folder> [--generated]
The variables at the beginning of operations/nginx/nginx.conf.template come from the environment.
--generated writes only the files that it includes.`;

/** Origins alone, and the site's path, without a sign that would end their place in the configuration. */
function checkOrigins(name: string): void {
  const path = name === 'SITE_ORIGIN' ? /(?<=[^/])(?:\/[\w-]+)*$/ : /$/;
  const origins = (process.env[name] ?? '').split(/[, ]/).filter((origin) => origin !== '');
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin.replace(path, '')) {
      throw new Problem(
        `${name} has ${origin}, which is no origin such as https://updown.example.`,
      );
    }
  }
}

/** `npm run nginx-config -- <folder>`: writes the configuration of the web server into the folder. */
export async function run(args: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { generated: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Problem(USAGE);
  if (values.generated) await writeGenerated(resolve(folder));
  else {
    for (const name of ['SITE_ORIGIN', 'OTHER_SITE_ORIGINS']) checkOrigins(name);
    console.log(`nginx -c ${await writeNginxConfig(resolve(folder), process.env)}`);
  }
  return 0;
}

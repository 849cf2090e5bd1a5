import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { documentOfRoutes } from '../../api/src/http/document/document';
import { Problem } from '../../tools/problem';
import { root } from '../../tools/root';
import { inlineScriptHashes } from '../../webpack/early-script';

/** The variables of operations/nginx/*.template, by their names there. */
export type Variables = Readonly<Record<string, string | undefined>>;

interface Described {
  readonly get?: {
    readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  };
}

/** The endpoints with a query: their paths as a regular expression, and the names of the parameters. */
async function queries() {
  const document = await documentOfRoutes();
  return Object.entries(document.paths as Record<string, Described>)
    .map(([path, { get }]) => ({
      path: `^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`,
      names: (get?.parameters ?? [])
        .filter((parameter) => parameter.in === 'query')
        .map(({ name }) => name),
    }))
    .filter(({ names }) => names.length > 0);
}

/**
 * `$known_arguments`: the parameters of the query that the endpoint knows, in a fixed order. Others are dropped, because
 * each made-up query would add an answer to the cache.
 */
async function argumentMaps(): Promise<string[]> {
  const known = await queries();
  const names = new Set(known.flatMap((query) => query.names));
  return [
    ...[...names].map(
      (name) => `map $arg_${name} $argument_${name} { "" ""; default "&${name}=$arg_${name}"; }`,
    ),
    'map $uri $joined_arguments {',
    ...known.map(
      (query) => `  "~${query.path}" "${query.names.map((name) => `$argument_${name}`).join('')}";`,
    ),
    '  default "";',
    '}',
    'map $joined_arguments $known_arguments { "~^&(?<first_and_others>.+)$" $first_and_others; default ""; }',
  ];
}

/** Writes what the template includes. It follows from the checkout, and not from where nginx runs. */
export async function writeGenerated(folder: string): Promise<void> {
  const hashes = `map "" $script_hashes { default "${inlineScriptHashes.join(' ')}"; }`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'arguments.conf'), `${(await argumentMaps()).join('\n')}\n`);
  await writeFile(join(folder, 'script-hashes.conf'), `${hashes}\n`);
}

/** As `envsubst` does in the image. */
async function filled(name: string, variables: Variables): Promise<string> {
  const template = await readFile(join(root, 'operations', 'nginx', `${name}.template`), 'utf8');
  return template.replaceAll(/\$\{([A-Z_\d]+)\}/g, (_, variable: string) => {
    const value = variables[variable];
    if (value === undefined) throw new Problem(`The configuration of nginx needs ${variable}.`);
    return value;
  });
}

/** Calls a second for each address, which many players may share. */
const CALLS_PER_SECOND = 300;
/** More than nginx answers. */
const NO_LIMIT = 1_000_000;

/** The further files that the variables ask for. */
function included(given: Variables): string[] {
  return [
    ...(given['TLS_KEY'] ? ['tls.conf'] : []),
    ...(given['METRICS_LISTEN'] ? ['metrics.conf'] : []),
  ];
}

/** The variables that follow from others, or that most places leave out. */
function withDefaults(given: Variables, folder: string): Variables {
  const { LISTEN = '', TLS_CERTIFICATE: certificate, TLS_KEY: key } = given;
  if (!certificate !== !key) throw new Problem('TLS_CERTIFICATE and TLS_KEY go together.');
  const limit = given['CALLS_PER_SECOND'] || `${CALLS_PER_SECOND}`;
  if (!/^\d+$/.test(limit)) throw new Problem('CALLS_PER_SECOND is a number; 0 is no limit.');
  const calls = Number(limit) || NO_LIMIT;
  return {
    API_2: given['API_1'],
    OTHER_SITE_ORIGINS: '',
    SITE_EXTRAS: '',
    STATUS_FOLDER: join(root, 'operations', 'status'),
    TRUSTED_PROXY: 'unix:',
    WORKERS: `${availableParallelism()}`,
    CALLS_AT_ONCE: `${2 * calls}`,
    ...given,
    CALLS_PER_SECOND: `${calls}`,
    GENERATED_FOLDER: join(folder, 'generated'),
    HTTP_EXTRAS: [given['HTTP_EXTRAS'], ...included(given).map((file) => `include ${file};`)].join(
      ' ',
    ),
    ...(certificate && { LISTEN: `${LISTEN} ssl http2` }),
  };
}

/** Fills the templates in, and answers with the file for nginx. */
export async function writeNginxConfig(folder: string, given: Variables): Promise<string> {
  const variables = withDefaults(given, folder);
  await writeGenerated(join(folder, 'generated'));
  for (const name of ['nginx.conf', ...included(given)]) {
    await writeFile(join(folder, name), await filled(name, variables));
  }
  return join(folder, 'nginx.conf');
}

import { endpoints } from '../../api/src/http/endpoints';

interface Endpoint {
  readonly url: string;
  readonly schema: { readonly querystring?: { readonly properties: object } };
}

interface Known {
  /** The paths, as a regular expression. */
  readonly pattern: string;
  readonly names: readonly string[];
}

/** The query parameters of the API's endpoints. */
const known: readonly Known[] = Object.values(endpoints)
  .flatMap((area) => Object.values(area) as Endpoint[])
  .filter(({ schema }) => schema.querystring !== undefined)
  .map(({ url, schema }) => ({
    pattern: `^/api${url.replaceAll(/:[a-zA-Z]+/g, '[^/]+')}$`,
    names: Object.keys(schema.querystring?.properties ?? {}),
  }));

const allNames = [...new Set(known.flatMap(({ names }) => names))];

/**
 * `$known_arguments`: the parameters of the query that the endpoint knows, in a fixed order. Others are dropped, because
 * each made-up query would add an answer to the cache.
 */
export function argumentMaps(): string[] {
  return [
    ...allNames.map(
      (name) => `map $arg_${name} $argument_${name} { "" ""; default "&${name}=$arg_${name}"; }`,
    ),
    'map $uri $joined_arguments {',
    ...known.map(
      ({ pattern, names }) =>
        `  "~${pattern}" "${names.map((name) => `$argument_${name}`).join('')}";`,
    ),
    '  default "";',
    '}',
    'map $joined_arguments $known_arguments { "~^&(?<first_and_others>.+)$" $first_and_others; default ""; }',
  ];
}

/** Calls a second for each address, which many players may share. */
export const DEFAULT_CALLS_PER_SECOND = 300;

const GROUP = '[0-9a-f]{1,4}:';

/** `$caller`: the key of the limit. An IPv6 customer has a whole /64 of addresses, so its network counts as one. */
const callerMap = [
  'map $remote_addr $caller {',
  '  "~*^::ffff:(?<mapped>[0-9.]+)$" $mapped;',
  `  "~*^(?<network>(?:${GROUP}){4})(?:${GROUP}|:).*$" $network;`,
  // The zeros that `::` stands for end before the last four groups.
  `  "~*^(?<zeros>(?:${GROUP}){0,3}:(?:${GROUP}){0,3}?)(?:${GROUP}){0,3}[0-9a-f]{0,4}$" $zeros;`,
  '  default $remote_addr;',
  '}',
];

/** Keeps the access log small: the first 200 characters of an address, and one in a hundred of the rejected calls. */
const logMaps = [
  'map $uri $short_path { "~(?s)^(?<beginning>.{200})" $beginning; default $uri; }',
  'split_clients $request_id $is_sample { 1% 1; * 0; }',
  'map "$status $is_sample" $is_logged { "429 0" 0; default 1; }',
];

export function limitMaps(callsPerSecond: number): string[] {
  return [
    ...callerMap,
    ...logMaps,
    ...(callsPerSecond > 0
      ? [`limit_req_zone $caller zone=calls:10m rate=${callsPerSecond}r/s;`]
      : []),
  ];
}

/** The server's directives; the calls of two seconds may come at once. */
export function limitLines(callsPerSecond: number): string[] {
  return callsPerSecond > 0
    ? [
        `limit_req zone=calls burst=${2 * callsPerSecond} nodelay;`,
        'limit_req_status 429;',
        // Below the error log's level, which would log each rejected call with its whole address.
        'limit_req_log_level info;',
      ]
    : [];
}

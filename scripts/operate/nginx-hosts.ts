function escaped(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The names of the sites, and this machine's address for health checks. */
export function serverNames(origins: readonly string[]): string[] {
  return [...new Set([...origins.map((origin) => new URL(origin).hostname), '127.0.0.1'])];
}

/** `$is_foreign`: a page of another origin calls. The answer names that origin, so each would add one to the cache. */
export function originMap(origins: readonly string[]): string[] {
  return [
    'map $http_origin $is_foreign {',
    '  "" 0;',
    ...origins.map((origin) => `  "~*^${escaped(new URL(origin).origin)}$" 0;`),
    '  default 1;',
    '}',
  ];
}

interface Headers {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

/** The names under which a browser on this machine reaches us. */
function localHosts(port: number): readonly string[] {
  return [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`];
}

/** Whether the Host header names us. Any other name that resolves to here is an attempt at DNS rebinding. */
export function isOurs({ host }: Headers, port: number): boolean {
  return host !== undefined && localHosts(port).includes(host);
}

/** Whether the request comes from a page of ours or from a program. */
export function isSameOrigin(headers: Headers, port: number): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (!isOurs(headers, port)) return false;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || origin === `http://${headers.host}`;
}

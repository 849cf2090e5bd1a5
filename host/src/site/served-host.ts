import * as v from 'valibot';

const WITHIN_MS = 8_000;
const hostFile = v.object({ version: v.string() });

/** The version of the host that a reload would bring; undefined if the server does not say. */
export async function servedHost(): Promise<string | undefined> {
  try {
    const answer = await fetch(new URL('/host.json', location.href), {
      cache: 'no-cache',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    return v.parse(hostFile, await answer.json()).version;
  } catch {
    return undefined;
  }
}

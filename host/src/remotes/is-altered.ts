const WITHIN_MS = 2_000;

function toBase64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/**
 * Whether a script that did not load answers with other bytes than its hash says. A browser does not report why it refused
 * a script, so this reads it again, as data; past the cache, so that a retry gets what the server has now.
 */
export async function isAltered({ src, integrity }: HTMLScriptElement): Promise<boolean> {
  if (integrity === '') return false;
  try {
    const signal = AbortSignal.timeout(WITHIN_MS);
    const answer = await fetch(src, { cache: 'reload', signal });
    if (!answer.ok) return false;
    const digest = await crypto.subtle.digest('SHA-384', await answer.arrayBuffer());
    return `sha384-${toBase64(digest)}` !== integrity;
  } catch {
    return false;
  }
}

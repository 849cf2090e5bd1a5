const secrets: readonly string[] = ['token', 'signature', 'permit', 'proof'];

/** A copy of a body without tokens and signatures, at any depth. */
function withoutSecrets(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutSecrets);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      secrets.includes(key) && value !== undefined ? '(hidden)' : withoutSecrets(value),
    ]),
  );
}

interface Answer {
  status: number | string | undefined;
  body: unknown;
}

/**
 * Logs a request at debug level; returns a function that logs the response with its duration. Bodies appear only in
 * development.
 */
export function logCall(method: string, path: string, body: unknown): (answer: Answer) => void {
  const isDeveloping = process.env['NODE_ENV'] === 'development';
  const shown = (content: unknown) =>
    isDeveloping && content !== undefined ? [withoutSecrets(content)] : [];
  const startedAt = performance.now();
  console.debug('[api] →', method, path, ...shown(body));
  return (answer) => {
    const duration = `${Math.round(performance.now() - startedAt)} ms`;
    console.debug('[api] ←', method, path, answer.status, duration, ...shown(answer.body));
  };
}

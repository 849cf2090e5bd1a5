function hex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Starts a trace, for the header `traceparent` of W3C Trace Context. */
export function newTraceparent(): string {
  return `00-${hex(16)}-${hex(8)}-01`;
}

/** The trace that a `traceparent` or `traceresponse` header names. */
export function traceIdOf(header: string | null | undefined): string | undefined {
  return /^00-([0-9a-f]{32})-/.exec(header ?? '')?.[1];
}

/** The trace of a failed call, by which the operator finds it. */
export function traceOf(error: unknown): string | undefined {
  const { trace } = Object(error) as { trace?: unknown };
  return typeof trace === 'string' ? trace : undefined;
}

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

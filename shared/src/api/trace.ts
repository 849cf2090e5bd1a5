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

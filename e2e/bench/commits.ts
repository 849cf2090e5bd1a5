export interface Noted {
  readonly commits: readonly { readonly at: number; readonly parts: readonly string[] }[];
  readonly events: readonly { readonly at: number; readonly name: string }[];
}

/** Commits and reads within this time after a stream event count as its effect. */
const ANSWERED_WITHIN_MS = 1_000;

/** Groups commits by cause: a recent stream event, or otherwise the rendered components. */
export function causesOf({ commits, events }: Noted): Map<string, number> {
  const causes = new Map<string, number>();
  for (const { at, parts } of commits) {
    const event = events.findLast((event) => event.at <= at && at - event.at < ANSWERED_WITHIN_MS);
    const own = parts.every((part) => part === 'countdown' || part === 'marquee');
    const cause = own
      ? (parts[0] ?? 'nothing rendered')
      : event === undefined
        ? `no event (${parts.join(', ')})`
        : `event ${event.name}`;
    causes.set(cause, (causes.get(cause) ?? 0) + 1);
  }
  return causes;
}

import { RemoteError } from './remote-failure';

interface Page {
  /** What the page provides, with versions: the shared modules, and the host contract as `host`. */
  provided: ReadonlyMap<string, string>;
  satisfies: (version: string, range: string) => boolean;
}

/** Throws a `RemoteError` if a remote does not fit the page, before any of its files is requested. */
export function checkNeeds(needs: Readonly<Record<string, string>>, page: Page): void {
  for (const [name, range] of Object.entries(needs)) {
    const version = page.provided.get(name);
    if (version === undefined || !page.satisfies(version, range)) {
      throw new RemoteError(
        'incompatible',
        `it needs ${name} ${range}, and this page has ${version ?? 'none'}.`,
      );
    }
  }
}

import { HOST_CONTRACT, type Release } from '@updown/shared/site';
import { satisfies } from 'compare-versions';
import { providedVersions } from './provided-versions';
import { RemoteError } from './remote-failure';

/** Throws a `RemoteError` if a version needs something that this page does not have. */
export function checkPage({ needs }: Pick<Release, 'needs'>): void {
  const provided = new Map([...Object.entries(providedVersions), ['host', HOST_CONTRACT]]);
  checkNeeds(needs, { provided, satisfies });
}

export function fitsPage(release: Pick<Release, 'needs'>): boolean {
  try {
    checkPage(release);
    return true;
  } catch {
    return false;
  }
}

interface Page {
  /** The versions that the page provides: the shared modules by name, and the host contract as `host`. */
  provided: ReadonlyMap<string, string>;
  satisfies: (version: string, range: string) => boolean;
}

/** Throws a `RemoteError` if a remote is not compatible with the page, before any of the remote's files is requested. */
function checkNeeds(needs: Readonly<Record<string, string>>, page: Page): void {
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

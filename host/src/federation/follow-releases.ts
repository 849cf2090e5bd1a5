import { siteReleased } from '@updown/shared';
import type { Listen } from '../listener';
import type { Site } from '../site/site';

interface Options {
  /** The site that the page opened with. */
  readonly site: Site;
  readonly read: () => Promise<Site>;
  readonly onRelease: (site: Site) => void;
}

/** Reads the descriptor again when the event stream reports a newer one. */
export function followReleases(listen: Listen, { site, read, onRelease }: Options): void {
  let known = site.serial;
  listen({
    actionCreator: siteReleased,
    effect: async ({ payload: serial }) => {
      if (serial <= known) return;
      try {
        const served = await read();
        if (served.serial <= known) return;
        known = served.serial;
        onRelease(served);
      } catch (error) {
        // The page keeps its current site; the next report triggers another attempt.
        console.warn('[site]', error);
      }
    },
  });
}

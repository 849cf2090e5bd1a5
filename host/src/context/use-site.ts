import { useSyncExternalStore } from 'react';
import type { Site } from '../site/site';
import { useHost } from './host-context';

/** The site as the page shows it; it changes as the page takes over a newer descriptor. */
export function useSite(): Site {
  const { running } = useHost();
  const site = () => running.site;
  return useSyncExternalStore(running.subscribe, site, site);
}

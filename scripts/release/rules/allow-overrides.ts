import type { SiteDescriptor } from '@updown/shared/site';

/** The site with exactly these origins from which a developer may run a remote of their own. */
export function allowOverrides(site: SiteDescriptor, origins: readonly string[]): SiteDescriptor {
  const { overrides = [], ...rest } = site;
  const wanted = [...new Set(origins)];
  if (wanted.join(' ') === overrides.join(' ')) return site;
  return wanted.length === 0 ? rest : { ...rest, overrides: wanted };
}

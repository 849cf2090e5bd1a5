import { t } from '../texts/texts';
import type { RemoteName, Site } from './site';

/** The site without the remotes that the page's address switches off: `?disable-remotes=chart,game`. */
export function withoutDisabled(site: Site, query: string): Site {
  const names = new URLSearchParams(query).get('disable-remotes')?.split(',') ?? [];
  const disabled = names.filter((name): name is RemoteName => name in site.remotes);
  if (disabled.length === 0) return site;
  const off = { status: 'off', reason: t("Disabled by this page's URL.") } as const;
  return {
    ...site,
    remotes: { ...site.remotes, ...Object.fromEntries(disabled.map((name) => [name, off])) },
  };
}

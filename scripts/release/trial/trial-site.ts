import type { BuiltRelease } from '../publish/built-release';
import { withRemote } from '../rules/remote-of';
import { releaseOf, type SiteDescriptor } from '@updown/shared/site';

/** The site as a visitor has it who gets the built version, and has no other to fall back to. */
export function trialSite(site: SiteDescriptor, { file }: BuiltRelease): SiteDescriptor {
  return withRemote(site, file.name, releaseOf(file));
}

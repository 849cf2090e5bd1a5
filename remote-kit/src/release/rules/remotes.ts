import type { Release, SiteDescriptor, SiteRemote } from '@updown/protocol/site/site-descriptor';
import { Problem } from '../../../../tools/problem';

/** The site's part of a remote. */
export function remoteOf({ remotes }: SiteDescriptor, name: string): SiteRemote {
  const remote = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  if (remote !== undefined) return remote;
  const names = Object.keys(remotes).join(', ') || 'none';
  throw new Problem(`The site has no remote '${name}'. Its remotes are: ${names}.`);
}

/** The site with a changed part for one remote; the others stay unchanged. */
export function withRemote(site: SiteDescriptor, name: string, remote: SiteRemote): SiteDescriptor {
  return { ...site, remotes: { ...site.remotes, [name]: remote } };
}

/** The site without a remote. */
export function withoutRemote(site: SiteDescriptor, name: string): SiteDescriptor {
  const { [name]: _, ...remotes } = site.remotes;
  return { ...site, remotes };
}

/** How many earlier versions a site keeps for a roll-back. */
const MOST_EARLIER = 10;

/** A version that the site has had, by the hash of its entry. */
export type Earlier = NonNullable<SiteRemote['earlier']>[number];

/** The version's own data, without the site's decisions about it. */
export function releaseIn(release: Release): Release {
  const { version, entry, integrity, needs, modules, contributes } = release;
  return { version, entry, integrity, needs, modules, ...(contributes && { contributes }) };
}

/** The versions that a remote had before its current one, the newest first. */
export function versionsBefore({ fallback, earlier = [] }: SiteRemote): readonly Earlier[] {
  if (fallback === undefined) return earlier;
  return [{ version: fallback.version, integrity: fallback.integrity }, ...earlier];
}

/** The part of a remote that lists versions before its fall-back. */
export function withEarlier(earlier: readonly Earlier[]): Pick<SiteRemote, 'earlier'> {
  return earlier.length === 0 ? {} : { earlier: earlier.slice(0, MOST_EARLIER) };
}

/** Gives a remote to no visitor; its places show the reason. */
export function turnOff(site: SiteDescriptor, name: string, why: string): SiteDescriptor {
  const remote = remoteOf(site, name);
  const off = why.trim();
  if (off === '') {
    throw new Problem(`Say why, for the players: --why 'The chart is being repaired.'`);
  }
  return remote.off === off ? site : withRemote(site, name, { ...remote, off });
}

export function turnOn(site: SiteDescriptor, name: string): SiteDescriptor {
  const remote = remoteOf(site, name);
  if (remote.off === undefined) return site;
  const { off: _, ...rest } = remote;
  return withRemote(site, name, rest);
}

/** The site without a remote. Its published folders stay, for the open pages. */
export function removeRemote(site: SiteDescriptor, name: string): SiteDescriptor {
  remoteOf(site, name);
  const rest = withoutRemote(site, name);
  if (Object.keys(rest.remotes).length === 0) {
    throw new Problem(
      `${name} is the only remote of the site, which would have no page without it.`,
    );
  }
  return rest;
}

/** The flags that some version of a remote asks for. */
function flagsAskedFor({ remotes }: SiteDescriptor): ReadonlySet<string> {
  const versions = Object.values(remotes).flatMap(({ next, fallback, ...stable }) => [
    stable,
    next,
    fallback,
  ]);
  const parts = versions.flatMap((one) => [
    ...(one?.contributes?.pages ?? []),
    ...(one?.contributes?.places ?? []),
  ]);
  return new Set(parts.flatMap(({ when }) => when?.flag ?? []));
}

/** The site on which exactly these flags are on. */
export function setFlags(site: SiteDescriptor, names: readonly string[]): SiteDescriptor {
  const { flags = [], ...rest } = site;
  const wanted = [...new Set(names)];
  const known = flagsAskedFor(site);
  const unknown = wanted.find((flag) => !known.has(flag));
  if (unknown !== undefined) {
    throw new Problem(
      `No part of the site asks for the flag '${unknown}'. Its flags are: ${[...known].join(', ') || 'none'}.`,
    );
  }
  if (wanted.join(' ') === flags.join(' ')) return site;
  return wanted.length === 0 ? rest : { ...rest, flags: wanted };
}

/** The site with exactly these origins from which a developer may run a remote of their own. */
export function allowOverrides(site: SiteDescriptor, origins: readonly string[]): SiteDescriptor {
  const { overrides = [], ...rest } = site;
  const wanted = [...new Set(origins)];
  if (wanted.join(' ') === overrides.join(' ')) return site;
  return wanted.length === 0 ? rest : { ...rest, overrides: wanted };
}

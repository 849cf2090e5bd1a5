import { Problem } from '../../lib/problem';
import { remoteOf, withRemote } from './remote-of';
import type { SiteDescriptor } from '@updown/shared/site';

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

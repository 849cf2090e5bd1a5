import { siteStorage } from '../browser-storage';

const PROFILE = 'updown.profile';

export interface KnownProfile {
  readonly userAddress: string;
  /** Whole tokens. */
  readonly balance: number;
}

/** The browser's record of the player whom the page shows while the server does not answer. */
export const knownProfile = {
  read(): KnownProfile | null {
    try {
      const text = siteStorage.getItem(PROFILE) ?? 'null';
      const { userAddress, balance } = JSON.parse(text) as Record<string, unknown>;
      const isProfile = typeof userAddress === 'string' && typeof balance === 'number';
      return isProfile ? { userAddress, balance } : null;
    } catch {
      return null;
    }
  },
  save: (profile: KnownProfile) => siteStorage.setItem(PROFILE, JSON.stringify(profile)),
  forget: () => siteStorage.removeItem(PROFILE),
};

import {
  followsRead,
  followToggled,
  isAddress,
  selectFollows,
  type AppStore,
} from '@updown/shared';
import { siteStorage } from '../browser-storage';
import type { Listen } from '../listener';

const KEY = 'updown.follows';

/** Keeps the followed players in the browser, the same in all of its tabs. */
export function keepFollows(listen: Listen, { dispatch }: Pick<AppStore, 'dispatch'>): void {
  dispatch(followsRead(stored()));
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) dispatch(followsRead(stored()));
  });
  listen({
    actionCreator: followToggled,
    effect: (_action, page) => {
      const follows = selectFollows(page.getState());
      if (follows.length === 0) siteStorage.removeItem(KEY);
      else siteStorage.setItem(KEY, JSON.stringify(follows));
    },
  });
}

/** The stored addresses. Ignores everything else. */
function stored(): string[] {
  try {
    const kept: unknown = JSON.parse(siteStorage.getItem(KEY) ?? '[]');
    const texts = Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
    return texts.filter(isAddress);
  } catch {
    return [];
  }
}

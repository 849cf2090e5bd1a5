import { siteStorage } from '../browser-storage';

/** Holds the address of the player who wants notifications in this browser while the page is closed. */
const KEY = 'updown.push';

const followers = new Set<() => void>();

/** Whether the browser can show notifications while the page is closed. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The player whose notifications this browser shows; null if it shows none. */
export function pushPlayer(): string | null {
  return siteStorage.getItem(KEY);
}

export function keepPushPlayer(player: string | null): void {
  if (player === null) siteStorage.removeItem(KEY);
  else siteStorage.setItem(KEY, player);
  for (const onChange of followers) onChange();
}

/** Calls back when the choice changes, also in another tab. */
export function followPushPlayer(onChange: () => void): () => void {
  followers.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    followers.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

import { siteStorage } from '../browser-storage';

/** The browser stores the token, and the id of the wallet to reconnect on the next visit. */
const TOKEN = 'authToken';
const WALLET = 'updown.wallet';

export const storedSession = {
  token: () => siteStorage.getItem(TOKEN),
  wallet: () => siteStorage.getItem(WALLET),
  saveToken: (token: string) => siteStorage.setItem(TOKEN, token),
  saveWallet: (id: string) => siteStorage.setItem(WALLET, id),
  /** Removes the session of this token, but not a newer session that another tab has started. */
  clear(token: string | null): void {
    if (token === null || token !== siteStorage.getItem(TOKEN)) return;
    siteStorage.removeItem(TOKEN);
    siteStorage.removeItem(WALLET);
  },
  /** Sets the session aside. The returned function stores it again, unless there is another session by then. */
  aside(): () => void {
    const [token, wallet] = [storedSession.token(), storedSession.wallet()];
    return () => {
      if (token === null || wallet === null || storedSession.token() !== null) return;
      storedSession.saveToken(token);
      storedSession.saveWallet(wallet);
    };
  },
  /** Calls back when another tab signs out (null) or signs in (its token). */
  onChangeElsewhere(callback: (token: string | null) => void): void {
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === TOKEN) callback(siteStorage.getItem(TOKEN));
    });
  },
};

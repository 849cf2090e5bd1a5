/** The browser stores the token, and the wallet to reconnect at the next visit. */
const TOKEN = 'authToken';
const WALLET = 'updown.wallet';

export const storedSession = {
  token: () => localStorage.getItem(TOKEN),
  wallet: () => localStorage.getItem(WALLET),
  saveToken: (token: string) => localStorage.setItem(TOKEN, token),
  saveWallet: (id: string) => localStorage.setItem(WALLET, id),
  /** Removes the session of this token. A newer session that another tab started stays. */
  clear(token: string | null): void {
    if (token === null || token !== localStorage.getItem(TOKEN)) return;
    localStorage.removeItem(TOKEN);
    localStorage.removeItem(WALLET);
  },
  /** Calls back when another tab signs out, with null, or signs in, with its token. */
  onChangeElsewhere(callback: (token: string | null) => void): void {
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === TOKEN) callback(localStorage.getItem(TOKEN));
    });
  },
};

/** What the browser keeps of the session: the token, and which wallet to ask at the next visit. */
const TOKEN = 'authToken';
const WALLET = 'updown.wallet';

export const storedSession = {
  token: () => localStorage.getItem(TOKEN),
  wallet: () => localStorage.getItem(WALLET),
  keepToken: (token: string) => localStorage.setItem(TOKEN, token),
  keepWallet: (id: string) => localStorage.setItem(WALLET, id),
  /** Forgets the session of that token. One that another tab has begun meanwhile is not ours to forget. */
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

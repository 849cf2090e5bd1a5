/** What the browser keeps of the session: the token, and which wallet to ask at the next visit. */
const TOKEN = 'authToken';
const WALLET = 'updown.wallet';

export const storedSession = {
  token: () => localStorage.getItem(TOKEN),
  wallet: () => localStorage.getItem(WALLET),
  keepToken: (token: string) => localStorage.setItem(TOKEN, token),
  keepWallet: (id: string) => localStorage.setItem(WALLET, id),
  clear(): void {
    localStorage.removeItem(TOKEN);
    localStorage.removeItem(WALLET);
  },
  /** Calls back when another tab signs out, or signs in as somebody else. */
  onChangeElsewhere(callback: () => void): void {
    window.addEventListener('storage', ({ key, oldValue }) => {
      if (key === null || (key === TOKEN && oldValue !== null)) callback();
    });
  },
};

/** The page's values in the browser's storage. */
export interface PageStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  keys: () => string[];
}

/**
 * Storage whose methods never throw. If the browser blocks site data, merely reading the property throws, and a full storage
 * accepts no more; values that the browser does not store last as long as the page.
 */
export function createPageStorage(browser: () => Storage): PageStorage {
  const memory = new Map<string, string>();
  function attempt<Result>(run: (storage: Storage) => Result): Result | undefined {
    try {
      return run(browser());
    } catch {
      return undefined;
    }
  }
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      memory.set(key, value);
      const isTaken = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isTaken === true) memory.delete(key);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys: () => [...new Set([...(attempt(Object.keys) ?? []), ...memory.keys()])],
  };
}

export const siteStorage = createPageStorage(() => window.localStorage);
/** Lasts until the browser tab closes. */
export const tabStorage = createPageStorage(() => window.sessionStorage);

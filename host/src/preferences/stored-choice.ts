import { siteStorage } from '../browser-storage';

/**
 * A choice of the player, in local storage if available, and the same in all tabs; null while there is none. `preference` calls
 * back when what applies without a choice changes.
 */
export function createStoredChoice<Choice extends string>(
  key: string,
  is: (text: string | null) => text is Choice,
  preference: (onChange: () => void) => void,
) {
  const listeners = new Set<() => void>();
  let chosen = stored();

  function stored(): Choice | null {
    const text = siteStorage.getItem(key);
    return is(text) ? text : null;
  }

  function changed(): void {
    for (const listener of listeners) listener();
  }
  preference(changed);
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return;
    chosen = stored();
    changed();
  });

  return {
    chosen: () => chosen,
    choose: (choice: Choice | null): void => {
      chosen = choice;
      if (choice === null) siteStorage.removeItem(key);
      else siteStorage.setItem(key, choice);
      changed();
    },
    /** Calls back when the choice or the preference changes, also in another tab. */
    subscribe: (onChange: () => void): (() => void) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

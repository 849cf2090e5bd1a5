import { useState } from 'react';

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The page works without it.
  }
}

/**
 * A state that this tab keeps: after a reload, and when another version of the game takes the place of this one. That
 * version may have written something else, so `accepts` checks what is there.
 */
export function useKept<T>(
  name: string,
  accepts: (value: unknown) => value is T,
  initial: T,
): readonly [T, (value: T) => void] {
  const key = `updown.game.${name}`;
  const [value, setValue] = useState<T>(() => {
    const kept = read(key);
    return accepts(kept) ? kept : initial;
  });
  const keep = (next: T) => {
    write(key, next);
    setValue(next);
  };
  return [value, keep];
}

/** The number of a round that this tab remembers for a player, also after a reload, such as the last dismissed one. */
interface Remembered {
  get: (player: string | null) => number | null;
  set: (player: string | null, roundId: number) => void;
}

/** Without storage, such as in some private windows, nothing is remembered. */
export function remembered(name: string): Remembered {
  const keyOf = (player: string) => `updown.game.${name}.${player.toLowerCase()}`;
  return {
    get(player) {
      if (player === null) return null;
      try {
        const text = sessionStorage.getItem(keyOf(player));
        return text === null ? null : Number(text);
      } catch {
        return null;
      }
    },
    set(player, roundId) {
      if (player === null) return;
      try {
        sessionStorage.setItem(keyOf(player), `${roundId}`);
      } catch {
        // The page works without it.
      }
    },
  };
}

import { useState } from 'react';

/** Values that a browser does not store because it blocks site data. They last as long as the page. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  memory.set(key, text);
  try {
    sessionStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    // `memory` has the value.
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/**
 * A state that this tab stores, for a reload or for another version of the game that replaces this one. That version may have
 * stored something else, so `accepts` validates the stored value.
 */
export function useKept<T>(
  name: string,
  accepts: (value: unknown) => value is T,
  initial: T,
): readonly [T, (value: T) => void] {
  const key = `updown.game.${name}`;
  const [value, setValue] = useState<T>(() => {
    const kept = parsed(read(key));
    return accepts(kept) ? kept : initial;
  });
  const keep = (next: T) => {
    write(key, JSON.stringify(next));
    setValue(next);
  };
  return [value, keep];
}

/** The id of a round that this tab remembers for a player across reloads, such as the last dismissed one. */
interface Remembered {
  get: (player: string | null) => number | null;
  set: (player: string | null, roundId: number) => void;
}

export function remembered(name: string): Remembered {
  const keyOf = (player: string) => `updown.game.${name}.${player.toLowerCase()}`;
  return {
    get(player) {
      const text = player === null ? null : read(keyOf(player));
      return text === null ? null : Number(text);
    },
    set(player, roundId) {
      if (player !== null) write(keyOf(player), `${roundId}`);
    },
  };
}

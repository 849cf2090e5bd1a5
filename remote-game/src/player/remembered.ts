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

/** Lets each address hold at most `most` at once; 0 is no limit. */
export const createPlaces = (most: number) => {
  const held = new Map<string, number>();
  return {
    /** Takes one more; undefined where there is none left for the address, else what gives it back. */
    take: (address: string): (() => void) | undefined => {
      const count = held.get(address) ?? 0;
      if (most > 0 && count >= most) return undefined;
      held.set(address, count + 1);
      return () => {
        const left = (held.get(address) ?? 1) - 1;
        if (left > 0) held.set(address, left);
        else held.delete(address);
      };
    },
  };
};

/** Limits each address to `most` open connections; 0 means no limit. */
export function createConnectionLimit(most: number) {
  const open = new Map<string, number>();
  return {
    /** Counts a connection and returns a function that releases it; undefined if the address has reached its limit. */
    take: (address: string): (() => void) | undefined => {
      const count = open.get(address) ?? 0;
      if (most > 0 && count >= most) return undefined;
      open.set(address, count + 1);
      return () => {
        const left = (open.get(address) ?? 1) - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      };
    },
  };
}

import type { ChainSource, Range } from './chain-source';

/** Reads the next range from the chain while the previous range is written. */
export function createReadAhead(source: Pick<ChainSource, 'read'>) {
  let ahead: { from: number; parent: string; range: Promise<Range> } | undefined;
  return {
    /** The range, already read ahead if possible. It may end before `to`. */
    read: (from: number, to: number, parent: string): Promise<Range> => {
      const begun = ahead;
      ahead = undefined;
      const fits = begun?.from === from && begun.parent === parent;
      return fits ? begun.range : source.read(from, to, parent);
    },
    begin: (from: number, to: number, parent: string): void => {
      const range = source.read(from, to, parent);
      // The reader of the range gets the failure. Without a reader, the failure does not matter.
      range.catch(() => {});
      ahead = { from, parent, range };
    },
  };
}

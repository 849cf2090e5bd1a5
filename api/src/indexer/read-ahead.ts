import type { ChainSource, Range } from './chain-source';

/** Reads the next range from the chain while the one before it is written. */
export const createReadAhead = (source: Pick<ChainSource, 'read'>) => {
  let ahead: { from: number; parent: string; range: Promise<Range> } | undefined;
  return {
    /** The range that was begun, if it is this one; it may reach less far than `to`. */
    read: (from: number, to: number, parent: string): Promise<Range> => {
      const begun = ahead;
      ahead = undefined;
      const fits = begun?.from === from && begun.parent === parent;
      return fits ? begun.range : source.read(from, to, parent);
    },
    begin: (from: number, to: number, parent: string): void => {
      const range = source.read(from, to, parent);
      // Whoever reads it learns of the failure; if nobody does, it is of no interest.
      range.catch(() => {});
      ahead = { from, parent, range };
    },
  };
};

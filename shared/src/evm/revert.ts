import { errorTexts, feedAbi, gameAbi, tokenAbi } from '@updown/contracts';
import { Interface } from 'ethers';

const errors = new Interface(
  [...gameAbi, ...tokenAbi, ...feedAbi].filter((item) => item.type === 'error'),
);

export interface Revert {
  name: string;
  /** In English: `serverText` translates it. */
  text: string;
}

/** The custom error of the contracts in the data of a revert; null if it is none. */
export function revertOf(data: string): Revert | null {
  try {
    const parsed = errors.parseError(data);
    if (parsed === null) return null;
    const text = errorTexts[parsed.name as keyof typeof errorTexts];
    if (text === undefined) return null;
    return {
      name: parsed.name,
      text: typeof text === 'function' ? text(parsed.args.toArray()) : text,
    };
  } catch {
    return null;
  }
}

import { errorTexts, feedAbi, gameAbi, tokenAbi } from '@updown/contracts';
import { Interface } from 'ethers';

const errors = new Interface(
  [...gameAbi, ...tokenAbi, ...feedAbi].filter((item) => item.type === 'error'),
);

export interface Revert {
  name: string;
  /** English; `serverText` translates it. */
  text: string;
}

/** The contracts' custom error in the data of a revert; null if there is none. */
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

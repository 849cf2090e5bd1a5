import { contractError, type CodedError } from '@updown/protocol/errors/contract-error';
import { feedAbi, gameAbi, tokenAbi } from '@updown/protocol/generated/abi';
import { Interface } from 'ethers';

const errors = new Interface(
  [...gameAbi, ...tokenAbi, ...feedAbi].filter((item) => item.type === 'error'),
);

export interface Revert extends CodedError {
  name: string;
}

/** The contracts' custom error in the data of a revert; null if there is none. */
export function revertOf(data: string): Revert | null {
  try {
    const parsed = errors.parseError(data);
    if (parsed === null) return null;
    return { name: parsed.name, ...contractError(parsed.name, parsed.args.toArray()) };
  } catch {
    return null;
  }
}

import { accountAddress } from '@updown/contracts/accounts';
import type { PasskeyKey } from '@updown/contracts/accounts';
import { accountAbi, accountFactoryAbi } from '@updown/protocol/generated/abi';
import { accountFactory } from '@updown/protocol/generated/account-addresses';
import { AbiCoder, dataLength, dataSlice, Interface, type Provider } from 'ethers';

/** The end of every signature of an account that does not exist yet (ERC-6492). */
const MARK = '6492'.repeat(16);
/** The cost of making the account and checking a passkey on a chain without the precompile, with a margin. */
export const MOST_GAS = 1_000_000;
const ACCEPTED = '0x1626ba7e';

const account = new Interface(accountAbi);
const factory = new Interface(accountFactoryAbi);
const create = factory.getFunction('create')!;

/** A signature of an account that does not exist yet, with the key that makes it. */
export interface NewAccount {
  readonly key: PasskeyKey;
  readonly signature: string;
}

/** Whether the signature is of an account that does not exist yet. */
export function isOfNewAccount(signature: string): boolean {
  return signature.toLowerCase().endsWith(MARK);
}

/**
 * Takes such a signature apart. Undefined if it names a factory other than ours: the node would run a contract that the
 * caller chooses.
 */
export function newAccountIn(signature: string): NewAccount | undefined {
  try {
    const [maker, data, inner] = AbiCoder.defaultAbiCoder().decode(
      ['address', 'bytes', 'bytes'],
      dataSlice(signature, 0, dataLength(signature) - 32),
    ) as unknown as [string, string, string];
    if (maker !== accountFactory) return undefined;
    const [qx, qy] = factory.decodeFunctionData(create, data) as unknown as [string, string];
    return { key: { qx, qy }, signature: inner };
  } catch {
    return undefined;
  }
}

/** The transaction that makes the account, unless it exists, and then calls `target`. */
export function makeAndCall({ qx, qy }: PasskeyKey, target: string, data: string) {
  return {
    to: accountFactory,
    data: factory.encodeFunctionData('createAndCall', [qx, qy, target, data]),
  };
}

/** Whether the account, once it exists, accepts the signature as its own. Costs one call to the node, and bounded gas. */
export async function isSignatureOfNewAccount(
  provider: Pick<Provider, 'call'>,
  address: string,
  hash: string,
  { key, signature }: NewAccount,
): Promise<boolean> {
  if (accountAddress(key).toLowerCase() !== address.toLowerCase()) return false;
  const check = account.encodeFunctionData('isValidSignature', [hash, signature]);
  const call = { ...makeAndCall(key, address, check), gasLimit: MOST_GAS };
  // A revert counts as a rejection.
  const answer = await provider.call(call).catch(() => undefined);
  if (answer === undefined) return false;
  const [inner] = factory.decodeFunctionResult('createAndCall', answer) as unknown as [string];
  return inner.startsWith(ACCEPTED);
}

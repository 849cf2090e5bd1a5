import { SiweMessage, type SiweConfig } from '@signinwithethereum/siwe';
import {
  Contract,
  getAddress,
  hashMessage,
  TypedDataEncoder,
  verifyMessage,
  verifyTypedData,
  type Provider,
  type TypedDataDomain,
  type TypedDataField,
} from 'ethers';
import { isSignatureOfNewAccount, MOST_GAS, newAccountIn } from './new-account';

const ACCEPTED = '0x1626ba7e';
export const ERC_1271 = [
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
];

/** Whether a contract wallet accepts the signature as its own (ERC-1271). The node runs foreign code, with bounded gas. */
export async function isContractSignature(
  provider: Provider,
  address: string,
  hash: string,
  signature: string,
): Promise<boolean> {
  const wallet = new Contract(address, ERC_1271, provider);
  // An address without a contract returns an empty result, which counts as a rejection.
  const answer: unknown = await wallet
    .getFunction('isValidSignature')
    .staticCall(hash, signature, { gasLimit: MOST_GAS })
    .catch(() => undefined);
  return answer === ACCEPTED;
}

/**
 * The signature checks that the sign-in library needs. Contract wallets check their own signatures (ERC-1271), even
 * before they exist (ERC-6492).
 */
export function signatureChecks(provider: Provider): SiweConfig {
  return {
    verifyMessage,
    hashMessage,
    getAddress,
    checkContractWalletSignature: (address, message, signature) => {
      const account = newAccountIn(signature);
      const hash = hashMessage(message);
      return account === undefined
        ? isContractSignature(provider, address, hash, signature)
        : isSignatureOfNewAccount(provider, address, hash, account);
    },
  };
}

/** EIP-712 data that an account signs. */
export interface SignedData {
  readonly domain: TypedDataDomain;
  readonly types: Record<string, TypedDataField[]>;
  readonly message: Readonly<Record<string, unknown>>;
}

function signerOf({ domain, types, message }: SignedData, signature: string) {
  try {
    return verifyTypedData(domain, types, message, signature);
  } catch {
    return undefined;
  }
}

/** Whether the address signed the data: with its key, or as a contract wallet, which may not exist yet. */
export async function isTypedSignature(
  provider: Provider,
  address: string,
  data: SignedData,
  signature: string,
): Promise<boolean> {
  if (signerOf(data, signature)?.toLowerCase() === address.toLowerCase()) return true;
  const hash = TypedDataEncoder.hash(data.domain, data.types, data.message);
  const account = newAccountIn(signature);
  return account === undefined
    ? isContractSignature(provider, address, hash, signature)
    : isSignatureOfNewAccount(provider, address, hash, account);
}

interface Expected {
  readonly origin: string;
  readonly chainId: number;
  readonly nonce: string;
  /** The time of the check, as ISO 8601. */
  readonly time: string;
}

/** Whether the address in `text` signed it, and `text` is valid for the given site, chain and time. */
export async function isSigned(
  text: string,
  signature: string,
  { origin, chainId, nonce, time }: Expected,
  config: SiweConfig,
): Promise<boolean> {
  const { success } = await new SiweMessage(text).verify(
    { signature, domain: new URL(origin).host, uri: origin, chainId, nonce, time },
    { config, strict: true, suppressExceptions: true },
  );
  return success;
}

import { SiweMessage, type SiweConfig } from '@signinwithethereum/siwe';
import { Contract, getAddress, hashMessage, verifyMessage, type Provider } from 'ethers';

const accepted = '0x1626ba7e';
const erc1271 = ['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'];

/** Whether a contract wallet says that this is its signature (ERC-1271). */
export const isContractSignature = async (
  provider: Provider,
  address: string,
  hash: string,
  signature: string,
): Promise<boolean> => {
  if ((await provider.getCode(address)) === '0x') return false;
  const wallet = new Contract(address, erc1271, provider);
  const answer: unknown = await wallet
    .getFunction('isValidSignature')
    .staticCall(hash, signature)
    .catch(() => undefined);
  return answer === accepted;
};

/** What the sign-in library needs of a wallet library; contract wallets are asked themselves (ERC-1271). */
export const signatureChecks = (provider: Provider): SiweConfig => ({
  verifyMessage,
  hashMessage,
  getAddress,
  checkContractWalletSignature: (address, message, signature) =>
    isContractSignature(provider, address, hashMessage(message), signature),
});

interface Expected {
  readonly origin: string;
  readonly chainId: number;
  readonly nonce: string;
}

/** Whether `signature` is the signature of `text` by the address in it, and the text is what we gave out. */
export const isSigned = async (
  text: string,
  signature: string,
  { origin, chainId, nonce }: Expected,
  config: SiweConfig,
): Promise<boolean> => {
  const { success } = await new SiweMessage(text).verify(
    { signature, domain: new URL(origin).host, uri: origin, chainId, nonce },
    { config, strict: true, suppressExceptions: true },
  );
  return success;
};

import { hasCode, type AppStore, type Config, type WalletRequest } from '@updown/shared';
import { t } from '../../../texts/texts';
import { bytesOf } from './credential';
import { forgetPasskey, keepPasskey, keptPasskey, type KeptPasskey } from './kept-passkey';
import { makePasskey } from './new-passkey';
import { loadAccounts, nodeOf, passkeyAccount, type Call } from './passkey-account';
import { UnusablePasskey } from './webauthn';

/** The methods that the operator's node answers (`NodeRequest` of the API). */
const READS = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_getBalance',
  'eth_getTransactionByHash',
  'eth_getTransactionReceipt',
]);

const UNSUPPORTED = 4200;
const UNKNOWN_CHAIN = 4902;

interface SentCall {
  to?: string;
  data?: string;
  value?: string;
}

/** The passkey that this page has made, until it has signed. */
let unproven: string | null = null;

/** Requests to the passkey wallet (EIP-1193, with the batches of EIP-5792). */
export function requestOf(
  store: Pick<AppStore, 'dispatch'>,
  config: Config,
): (request: WalletRequest) => Promise<unknown> {
  const node = nodeOf(store);
  const { chainId } = config;
  const chain = `0x${chainId.toString(16)}`;

  function account() {
    const passkey = keptPasskey();
    if (passkey === null) throw new Error(t('This browser has no passkey for this site.'));
    return passkeyAccount(store, config, node, passkey);
  }

  /** A passkey that has never signed, and cannot, holds nothing: the next attempt makes another. */
  async function sign(digest: string): Promise<string> {
    try {
      const signature = await account().sign(digest);
      unproven = null;
      return signature;
    } catch (thrown) {
      if (thrown instanceof UnusablePasskey && keptPasskey()?.id === unproven) forgetPasskey();
      throw thrown;
    }
  }

  async function signText(text: string): Promise<string> {
    const { personalDigest } = await loadAccounts();
    return forNewAccount(await sign(personalDigest(chainId, account().address, bytesOf(text))));
  }

  async function signTypedData(text: string): Promise<string> {
    const { typedDataDigest } = await loadAccounts();
    const { address } = account();
    const data = JSON.parse(text) as Parameters<typeof typedDataDigest>[2];
    const { digest, complete } = typedDataDigest(chainId, address, data);
    return forNewAccount(complete(await sign(digest)));
  }

  /** An account that does not exist yet cannot verify, so its signature says how to make it (ERC-6492). */
  async function forNewAccount(signature: string): Promise<string> {
    const { newAccountSignature } = await loadAccounts();
    const { qx, qy } = keptPasskey() as KeptPasskey;
    return (await account().exists()) ? signature : newAccountSignature({ qx, qy }, signature);
  }

  /** The account is a contract, also before its first call makes it: no token takes a permit of it. */
  async function codeOf(address: unknown): Promise<unknown> {
    const code = await node('eth_getCode', [address, 'latest']);
    const passkey = keptPasskey();
    if (hasCode(code) || passkey === null || address !== passkey.account) return code;
    return (await loadAccounts()).accountCode(passkey);
  }

  return async ({ method, params }) => {
    const [first, second] = (params ?? []) as [unknown, unknown];
    if (READS.has(method)) return node(method, (params ?? []) as unknown[]);
    switch (method) {
      case 'eth_accounts':
        return [keptPasskey()?.account].filter((address) => address !== undefined);
      case 'eth_requestAccounts':
        return [(keptPasskey() ?? (await newPasskey())).account];
      case 'eth_chainId':
        return chain;
      case 'eth_getTransactionCount':
        if (first !== keptPasskey()?.account) return node(method, [first, second]);
        return `0x${(await account().nonce()).toString(16)}`;
      case 'eth_getCode':
        return codeOf(first);
      case 'eth_estimateGas':
        return null; // the operator estimates and pays
      case 'personal_sign':
        return signText(first as string);
      case 'eth_signTypedData_v4':
        return signTypedData(second as string);
      case 'eth_sendTransaction':
        return account().execute([callOf(first as SentCall)]);
      case 'wallet_getCapabilities':
        return { [chain]: { atomic: { status: 'supported' } } };
      case 'wallet_sendCalls':
        return { id: await account().execute((first as { calls: SentCall[] }).calls.map(callOf)) };
      case 'wallet_getCallsStatus':
        return statusOf(first as string);
      case 'wallet_switchEthereumChain':
        if ((first as { chainId: string }).chainId === chain) return null;
        throw failure(t('A passkey plays on the chain of this site only.'), UNKNOWN_CHAIN);
    }
    throw failure(t('A passkey cannot do that: {method}', { method }), UNSUPPORTED);
  };

  async function statusOf(hash: string) {
    const receipt = await node('eth_getTransactionReceipt', [hash]);
    const receipts = receipt === null ? [] : [receipt];
    // 200: confirmed, 100: pending.
    return {
      version: '2.0.0',
      id: hash,
      chainId: chain,
      atomic: true,
      receipts,
      status: receipt === null ? 100 : 200,
    };
  }
}

function failure(message: string, code: number): Error {
  return Object.assign(new Error(message), { code });
}

function callOf({ to, data = '0x', value = '0x0' }: SentCall): Call {
  if (to === undefined || BigInt(value) !== 0n) {
    throw failure(t('A passkey sends no ETH, because the operator pays the gas.'), UNSUPPORTED);
  }
  return { target: to, data };
}

/** Makes the player's first passkey, which decides the account's address. */
async function newPasskey(): Promise<KeptPasskey> {
  const { accountAddress } = await loadAccounts();
  const handle = crypto.getRandomValues(new Uint8Array(32));
  const made = await makePasskey(handle, t('UpDown player'));
  const passkey = { ...made, account: accountAddress(made) };
  unproven = made.id;
  keepPasskey(passkey);
  return passkey;
}

import { hasOwnKey } from '@updown/contracts/account-code';
import type { TypedDataDomain } from 'ethers';
import { t } from '../../texts/texts';
import type { WalletPort } from '../wallet/wallet';
import { WalletError } from '../wallet/wallet-error';
import { erc20Calls, readContract } from './read-contract';

/** A player's token: its name and decimals, and the player's balance. */
export interface TokenInfo {
  /** Base units, as a decimal string. */
  balance: string;
  name: string;
  symbol: string;
  decimals: number;
}

async function read(wallet: WalletPort, token: string, name: string, args: unknown[] = []) {
  return (await readContract(wallet, erc20Calls, token, name, args))[0] as unknown;
}

/** Reads the token's state from the chain through the player's wallet. */
export async function readTokenInfo(
  wallet: WalletPort,
  token: string,
  owner: string,
): Promise<TokenInfo> {
  const [balance, name, symbol, decimals] = await Promise.all([
    read(wallet, token, 'balanceOf', [owner]),
    read(wallet, token, 'name'),
    read(wallet, token, 'symbol'),
    read(wallet, token, 'decimals'),
  ]);
  return {
    balance: String(balance),
    name: String(name),
    symbol: String(symbol),
    decimals: Number(decimals),
  };
}

/** `spender`'s allowance over `owner`'s tokens: base units, as a decimal string. */
export async function readAllowance(
  wallet: WalletPort,
  token: string,
  owner: string,
  spender: string,
): Promise<string> {
  return String(await read(wallet, token, 'allowance', [owner, spender]));
}

/**
 * The EIP-712 domain and nonce for `owner`'s next permit (EIP-2612). Rejects if the token supports no permits, and if the owner
 * cannot sign one: a token checks the signature of a key, which neither a passkey's account nor a Safe has.
 */
export async function readPermit(
  wallet: WalletPort,
  token: string,
  owner: string,
): Promise<{ domain: TypedDataDomain; nonce: bigint }> {
  const [code, domain, nonce] = await Promise.all([
    wallet.request({ method: 'eth_getCode', params: [owner, 'latest'] }),
    readContract(wallet, erc20Calls, token, 'eip712Domain'),
    read(wallet, token, 'nonces', [owner]),
  ]);
  if (!hasOwnKey(code)) {
    const message = t("Please approve tokens first using the 'Approve Tokens' button.");
    throw new WalletError(message, false);
  }
  const { name, version, chainId, verifyingContract } = domain.toObject() as TypedDataDomain;
  return {
    domain: { name, version, chainId, verifyingContract } as TypedDataDomain,
    nonce: nonce as bigint,
  };
}

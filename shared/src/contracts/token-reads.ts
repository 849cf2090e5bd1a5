import type { TypedDataDomain } from 'ethers';
import type { WalletPort } from '../wallet/wallet';
import { erc20Calls } from './interfaces';

export interface TokenInfo {
  /** Base units, as a decimal string. */
  balance: string;
  name: string;
  symbol: string;
  decimals: number;
}

type Args = readonly unknown[];

async function call(wallet: WalletPort, to: string, name: string, args: Args) {
  const data = erc20Calls.encodeFunctionData(name, args);
  const answer = await wallet.request({ method: 'eth_call', params: [{ to, data }, 'latest'] });
  return erc20Calls.decodeFunctionResult(name, answer as string);
}

const read = async (wallet: WalletPort, to: string, name: string, args: Args = []) =>
  (await call(wallet, to, name, args))[0] as unknown;

/** The token as the chain has it, through the player's wallet. */
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

/** What `spender` may take of `owner`'s tokens: base units, as a decimal string. */
export async function readAllowance(
  wallet: WalletPort,
  token: string,
  owner: string,
  spender: string,
): Promise<string> {
  return String(await read(wallet, token, 'allowance', [owner, spender]));
}

/** What the next permit (EIP-2612) of `owner` is signed with. Rejects where the token has no permits. */
export async function readPermit(
  wallet: WalletPort,
  token: string,
  owner: string,
): Promise<{ domain: TypedDataDomain; nonce: bigint }> {
  const [domain, nonce] = await Promise.all([
    call(wallet, token, 'eip712Domain', []),
    read(wallet, token, 'nonces', [owner]),
  ]);
  const { name, version, chainId, verifyingContract } = domain.toObject() as TypedDataDomain;
  return {
    domain: { name, version, chainId, verifyingContract } as TypedDataDomain,
    nonce: nonce as bigint,
  };
}

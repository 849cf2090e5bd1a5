import type { WalletPort } from '../wallet/wallet';
import { erc20Calls } from './interfaces';

export interface TokenInfo {
  /** Base units, as a decimal string. */
  balance: string;
  name: string;
  symbol: string;
  decimals: number;
}

async function read(
  wallet: WalletPort,
  to: string,
  name: string,
  args: unknown[] = [],
): Promise<unknown> {
  const data = erc20Calls.encodeFunctionData(name, args);
  const answer = await wallet.request({ method: 'eth_call', params: [{ to, data }, 'latest'] });
  return erc20Calls.decodeFunctionResult(name, answer as string)[0];
}

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

import { skipToken, useAllowanceQuery, useTokenInfoQuery, type TokenInfo } from '@updown/shared';
import type { PanelFacts } from '../rules/panel-facts';
import { usePlayer } from './use-player';

/** The player's tokens and what the game may take of them; nothing is read before the wallet can act. */
export function useTokens() {
  const { address, session, wallet } = usePlayer();
  const owner =
    session === 'signed-in' && wallet === 'ready' && address !== null ? address : skipToken;
  const info = useTokenInfoQuery(owner);
  const allowance = useAllowanceQuery(owner);
  return {
    info,
    balance: balanceOf(info.currentData, info.isError && !info.isFetching),
    allowance: allowanceOf(allowance.currentData),
  };
}

function balanceOf(token: TokenInfo | undefined, hasFailed: boolean): PanelFacts['balance'] {
  if (token !== undefined) return BigInt(token.balance);
  return hasFailed ? 'failed' : 'loading';
}

const allowanceOf = (units: string | undefined): bigint | null =>
  units === undefined ? null : BigInt(units);

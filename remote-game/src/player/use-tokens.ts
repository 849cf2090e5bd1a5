import { skipToken, useAllowanceQuery, useTokenInfoQuery } from '@updown/shared';
import type { Reading } from '../rules/panel-facts';
import { usePlayer } from './use-player';

/**
 * The player's balance and allowance, read once the wallet is connected. On another network the balance is the API's, and the
 * allowance stays unknown.
 */
export function useTokens() {
  const { address, session, wallet } = usePlayer();
  const isConnected = wallet === 'ready' || wallet === 'wrong-chain';
  const owner = session === 'signed-in' && isConnected && address !== null ? address : skipToken;
  const info = useTokenInfoQuery(owner);
  const allowance = useAllowanceQuery(wallet === 'ready' ? owner : skipToken);
  return {
    isConnected: owner !== skipToken,
    token: info.currentData,
    balance: readingOf(info.currentData?.balance, info),
    allowance: readingOf(allowance.currentData, allowance),
    isFetching: info.isFetching || allowance.isFetching,
    refresh: () => {
      void info.refetch();
      if (wallet === 'ready') void allowance.refetch();
    },
  };
}

interface QueryState {
  isError: boolean;
  isFetching: boolean;
}

function readingOf(units: string | undefined, { isError, isFetching }: QueryState): Reading {
  if (units !== undefined) return BigInt(units);
  return isError && !isFetching ? 'failed' : 'loading';
}

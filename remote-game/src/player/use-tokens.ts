import { skipToken, useAllowanceQuery, useTokenInfoQuery } from '@updown/shared';
import type { Reading } from '../rules/panel-facts';
import { usePlayer } from './use-player';

/** The player's balance and allowance, read only once the wallet is ready. */
export function useTokens() {
  const { address, session, wallet } = usePlayer();
  const owner =
    session === 'signed-in' && wallet === 'ready' && address !== null ? address : skipToken;
  const info = useTokenInfoQuery(owner);
  const allowance = useAllowanceQuery(owner);
  return {
    token: info.currentData,
    balance: readingOf(info.currentData?.balance, info),
    allowance: readingOf(allowance.currentData, allowance),
    isFetching: info.isFetching || allowance.isFetching,
    refresh: () => {
      void info.refetch();
      void allowance.refetch();
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

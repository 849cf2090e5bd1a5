import {
  useConfigQuery,
  useSession,
  useWallet,
  type Config,
  NO_PREDICTION,
  POLL_MS,
  skipToken,
  useOwnPredictionQuery,
  usePolling,
  type OwnPrediction,
  useAllowanceQuery,
  useTokenInfoQuery,
} from '@updown/shared';
import type { PanelFacts, Reading } from '../rules/panel-facts';

export interface Player {
  /** Null when signed out. */
  address: string | null;
  session: PanelFacts['session'];
  wallet: PanelFacts['wallet'];
  /** Undefined until loaded. */
  config: Config | undefined;
}

/** The player, and whether the wallet can act for them. */
export function usePlayer(): Player {
  const { status, userAddress } = useSession();
  const wallet = useWallet();
  const { data: config } = useConfigQuery();
  const isTheirs =
    wallet.status === 'connected' && wallet.address?.toLowerCase() === userAddress?.toLowerCase();

  function readiness(): PanelFacts['wallet'] {
    if (wallet.status === 'restoring') return 'restoring';
    if (!isTheirs) return 'absent';
    return wallet.chainId === config?.chainId ? 'ready' : 'wrong-chain';
  }

  function standing(): PanelFacts['session'] {
    if (status === 'unauthenticated') return 'signed-out';
    return status === 'loading' || config === undefined ? 'loading' : 'signed-in';
  }

  return { address: userAddress, session: standing(), wallet: readiness(), config };
}

interface Own {
  prediction: OwnPrediction;
  isLoading: boolean;
}

/** The player's prediction in a round; none if it cannot be read. */
export function useOwnPrediction(roundId: number | null): Own {
  const { session } = usePlayer();
  const own = useOwnPredictionQuery(
    session === 'signed-in' && roundId !== null ? roundId : skipToken,
    usePolling(POLL_MS.player),
  );
  return {
    prediction: own.currentData ?? NO_PREDICTION,
    isLoading: session === 'loading' || (own.isFetching && own.currentData === undefined),
  };
}

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

import { useConfigQuery, useSession, useWallet, type Config } from '@updown/shared';
import type { PanelFacts } from '../rules/panel-facts';

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

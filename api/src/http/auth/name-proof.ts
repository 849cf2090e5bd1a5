import { predictionDomain } from '@updown/protocol/eip712';
import { playerNameTypes, type ChosenName } from '@updown/protocol/player-name';
import type { Provider } from 'ethers';
import type { ChainClock } from '../../chain/clock';
import type { Deployment } from '../../chain/deployment';
import { isTypedSignature } from '../../chain/verify-signature';
import { forbidden } from '../../game/api-error';

/** Far below the day in which a name can be changed once: no signature is valid for a second change. */
const LONGEST_SECONDS = 600;

interface Options {
  readonly provider: Provider;
  readonly deployment: Pick<Deployment, 'game' | 'chainId'>;
  readonly clock: Pick<ChainClock, 'now'>;
}

/** Throws unless the player's wallet has just signed this name for this site and this game. */
export function createNameProof({ provider, deployment, clock }: Options) {
  return async (chosen: ChosenName, signature: string): Promise<void> => {
    const now = clock.now() / 1000;
    if (chosen.expiresAt <= now) throw forbidden('signature_expired');
    if (chosen.expiresAt > now + LONGEST_SECONDS) throw forbidden('signature_too_long');
    const domain = predictionDomain(deployment.chainId, deployment.game);
    const data = { domain, types: playerNameTypes, message: { ...chosen } };
    if (await isTypedSignature(provider, chosen.player, data, signature)) return;
    throw forbidden('signature_invalid');
  };
}

export type NameProof = ReturnType<typeof createNameProof>;

import { playerNameTypes, predictionDomain, type ChosenName } from '@updown/contracts';
import type { Provider } from 'ethers';
import type { ChainClock } from '../../chain/clock';
import type { Deployment } from '../../chain/deployment';
import { isTypedSignature } from '../../chain/verify-signature';
import { ApiError } from '../../game/api-error';

/** Far below the day in which a name can be changed once: no signature is valid for a second change. */
const LONGEST_SECONDS = 600;

interface Options {
  readonly provider: Provider;
  readonly deployment: Pick<Deployment, 'game' | 'chainId'>;
  readonly clock: Pick<ChainClock, 'now'>;
}

function refused(code: string, message: string) {
  return new ApiError(403, code, message);
}

/** Throws unless the player's wallet has just signed this name for this site and this game. */
export function createNameProof({ provider, deployment, clock }: Options) {
  return async (chosen: ChosenName, signature: string): Promise<void> => {
    const now = clock.now() / 1000;
    if (chosen.expiresAt <= now) {
      throw refused('signature_expired', 'The signature has expired. Please sign again.');
    }
    if (chosen.expiresAt > now + LONGEST_SECONDS) {
      throw refused(
        'signature_too_long',
        'The signature expires too late: the maximum is ten minutes from now.',
      );
    }
    const domain = predictionDomain(deployment.chainId, deployment.game);
    const data = { domain, types: playerNameTypes, message: { ...chosen } };
    if (await isTypedSignature(provider, chosen.player, data, signature)) return;
    throw refused(
      'signature_invalid',
      'The signature is not from your wallet, or not for this name on this site.',
    );
  };
}

export type NameProof = ReturnType<typeof createNameProof>;

import { adminCommandTypes, commandDetails } from '@updown/protocol/admin-command';
import type { AdminProof } from '@updown/protocol/api/admin';
import { predictionDomain } from '@updown/protocol/eip712';
import type { Provider } from 'ethers';
import type { ChainClock } from '../../chain/clock';
import type { Deployment } from '../../chain/deployment';
import { isTypedSignature } from '../../chain/verify-signature';
import { forbidden } from '../../game/api-error';
import { addressOf } from '../../game/units';

const LONGEST_SECONDS = 600;

interface Options {
  readonly provider: Provider;
  readonly deployment: Pick<Deployment, 'game' | 'chainId'>;
  readonly clock: Pick<ChainClock, 'now'>;
}

/** An admin command with its arguments. */
export interface RequestedCommand {
  readonly admin: string;
  readonly command: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/**
 * Throws unless the admin's wallet has just signed exactly this command. The audit log prevents reuse of the signature.
 */
export function createProofCheck({ provider, deployment, clock }: Options) {
  return async (
    { admin, command, args }: RequestedCommand,
    proof: AdminProof | undefined,
  ): Promise<AdminProof> => {
    if (proof === undefined) throw forbidden('signature_required');
    const { nonce, expiresAt, signature } = proof;
    const now = clock.now() / 1000;
    if (expiresAt <= now) throw forbidden('signature_expired');
    if (expiresAt > now + LONGEST_SECONDS) throw forbidden('signature_too_long');
    const domain = predictionDomain(deployment.chainId, deployment.game);
    const message = {
      admin: addressOf(admin),
      command,
      nonce,
      expiresAt,
      details: commandDetails(args),
    };
    const data = { domain, types: adminCommandTypes, message };
    if (await isTypedSignature(provider, message.admin, data, signature)) return proof;
    throw forbidden('command_signature_invalid');
  };
}

export type ProofCheck = ReturnType<typeof createProofCheck>;

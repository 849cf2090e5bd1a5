import { adminCommandTypes, commandDetails, predictionDomain } from '@updown/contracts';
import { TypedDataEncoder, verifyTypedData, type Provider } from 'ethers';
import { isContractSignature } from '../auth/verify-signature';
import type { ChainClock } from '../chain/clock';
import type { Deployment } from '../chain/deployment';
import { addressOf } from '../present/units';
import { Problem } from '../problem';
import type { AdminProof } from '../schemas/admin';

const longestSeconds = 600;

interface Options {
  readonly provider: Provider;
  readonly deployment: Pick<Deployment, 'game' | 'chainId'>;
  readonly clock: Pick<ChainClock, 'now'>;
}

/** What an admin asks for, by the call's name and its arguments. */
export interface Asked {
  readonly admin: string;
  readonly command: string;
  readonly args: Readonly<Record<string, unknown>>;
}

const refused = (message: string) => new Problem(403, 'signature_required', message);

const signerOf = (...args: Parameters<typeof verifyTypedData>): string | undefined => {
  try {
    return verifyTypedData(...args);
  } catch {
    return undefined;
  }
};

/** Throws unless the admin's wallet signed exactly this command, a moment ago. That it is used once, the log sees to. */
export const createProofCheck =
  ({ provider, deployment, clock }: Options) =>
  async ({ admin, command, args }: Asked, proof: AdminProof | undefined): Promise<AdminProof> => {
    if (proof === undefined) throw refused('Please sign this command with your wallet.');
    const { nonce, expiresAt, signature } = proof;
    const now = clock.now() / 1000;
    if (expiresAt <= now) throw refused('The signature has expired. Please sign again.');
    if (expiresAt > now + longestSeconds)
      throw refused('The signature is good for too long: ten minutes are the most.');
    const domain = predictionDomain(deployment.chainId, deployment.game);
    const message = {
      ...{ admin: addressOf(admin), command, nonce, expiresAt },
      details: commandDetails(args),
    };
    if (signerOf(domain, adminCommandTypes, message, signature) === message.admin) return proof;
    const hash = TypedDataEncoder.hash(domain, adminCommandTypes, message);
    if (await isContractSignature(provider, message.admin, hash, signature)) return proof;
    throw refused('The signature is not of your wallet, or not over this command.');
  };

export type ProofCheck = ReturnType<typeof createProofCheck>;

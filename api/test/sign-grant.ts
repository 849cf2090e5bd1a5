import { predictionDomain, sessionGrantTypes } from '@updown/protocol/eip712';
import type { Wallet } from 'ethers';
import { ion } from './world';

interface Grant {
  readonly key: string;
  readonly perRound: string;
  readonly inAll: string;
  readonly end: number;
  readonly deadline: number;
}

/** The player's signature of a grant of Quick play, with the nonce of their bounds. */
export function signGrant(
  game: string,
  wallet: Pick<Wallet, 'address' | 'signTypedData'>,
  { nonce }: { nonce: string },
  grant: Grant,
): Promise<string> {
  const amounts = { perRound: ion(grant.perRound), inAll: ion(grant.inAll) };
  const message = { player: wallet.address, ...grant, ...amounts, nonce };
  return wallet.signTypedData(predictionDomain(31_337, game), sessionGrantTypes, message);
}

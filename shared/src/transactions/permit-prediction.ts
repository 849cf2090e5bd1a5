import { permitTypes } from '@updown/protocol/eip712';
import { loadEvm } from '../evm/load-evm';
import type { AppThunk } from '../store/root-state';
import { makePredictionWithPermit, type Prediction } from '../wallet/calls';
import { submitCall } from './send-transaction';
import { signTypedData } from './sign-typed-data';
import {
  trackTransaction,
  type Sender,
  type TransactionOutcome,
  type Write,
} from './track-transaction';

/** Two slots can become zero before the transaction is mined: the allowance, and the game's locked tokens. */
const SLOTS = 2;

export interface Contracts {
  game: string;
  token: string;
}

/** Predicts in one transaction: the player signs a permit (EIP-2612) for exactly this stake and sends it along. */
export function permitPrediction(
  write: Write,
  contracts: Contracts,
  prediction: Prediction,
): AppThunk<Promise<TransactionOutcome>> {
  return trackTransaction(write, (sender) => submitWithPermit(sender, contracts, prediction));
}

export async function submitWithPermit(
  sender: Pick<Sender, 'from' | 'wallet'>,
  { game, token }: Contracts,
  prediction: Prediction,
): Promise<string> {
  const { readPermit, signatureParts } = await loadEvm();
  const { domain, nonce } = await readPermit(sender.wallet, token, sender.from);
  const signature = await signTypedData(sender, {
    domain,
    types: permitTypes,
    message: {
      owner: sender.from,
      spender: game,
      value: prediction.amount,
      nonce,
      deadline: prediction.deadline,
    },
  });
  const call = makePredictionWithPermit(game, prediction, signatureParts(signature));
  return submitCall(sender, call, SLOTS);
}

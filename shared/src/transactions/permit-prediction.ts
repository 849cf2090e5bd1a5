import { Signature } from 'ethers';
import { makePredictionWithPermit, type Prediction } from '../contracts/calls';
import { readPermit } from '../contracts/token-reads';
import type { AppThunk } from '../store/create-store';
import { submitCall } from './send-transaction';
import { signTypedData } from './sign-typed-data';
import { trackTransaction, type TransactionOutcome, type Write } from './track-transaction';

const permitTypes = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
};

/** Predicts in one transaction: the player signs a permit (EIP-2612) for this stake alone, and sends both together. */
export const permitPrediction = (
  write: Write,
  contracts: { game: string; token: string },
  prediction: Prediction,
): AppThunk<Promise<TransactionOutcome>> =>
  trackTransaction(write, async (sender) => {
    const { game, token } = contracts;
    const { domain, nonce } = await readPermit(sender.wallet, token, sender.from);
    const signature = await signTypedData(sender, domain, permitTypes, {
      owner: sender.from,
      spender: game,
      value: prediction.amount,
      nonce,
      deadline: prediction.deadline,
    });
    return submitCall(
      sender,
      makePredictionWithPermit(game, prediction, Signature.from(signature)),
    );
  });

import {
  approve as approveCall,
  formatAmount,
  MAX_ALLOWANCE,
  readAgain,
  sendTransaction,
  type AppThunk,
  type Config,
  type TransactionOutcome,
} from '@updown/shared';
import { failed, type Message } from './message';

/** When the token is read again after an approval, in milliseconds: a wallet's node may lag behind the block. */
const REFRESH_AFTER_MS = 2_000;

/** Lets the game take the player's tokens: `amount` base units of them. */
export function approve(config: Config, amount: bigint): AppThunk<Promise<Message>> {
  return async (dispatch) => {
    const outcome = await dispatch(sendApproval(config, amount));
    if (!outcome.ok) return failed('approve', outcome.error);
    setTimeout(() => dispatch(readAgain(['Token'])), REFRESH_AFTER_MS);
    return {
      kind: 'approve',
      text: 'Tokens approved successfully! You can now make predictions.',
    };
  };
}

export function sendApproval(
  { contracts, token }: Config,
  amount: bigint,
): AppThunk<Promise<TransactionOutcome>> {
  const asked = amount === MAX_ALLOWANCE ? '' : `${formatAmount(amount)} `;
  return sendTransaction({
    kind: 'approve',
    call: approveCall(contracts.token, contracts.game, amount),
    summary: `Approve ${asked}${token.symbol}`,
    fallback: 'Failed to approve tokens.',
  });
}

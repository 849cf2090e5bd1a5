import {
  approve as approveCall,
  type AppThunk,
  type Config,
  exactAmount,
  MAX_ALLOWANCE,
  refetchTags,
  sendTransaction,
  type TransactionOutcome,
  type Write,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { failed, type Message } from './use-commands';

/** The delay in milliseconds before the token data is refetched after an approval, because a wallet's node can lag behind. */
const REFRESH_AFTER_MS = 2_000;

/** Approves `amount` base units of the player's tokens for the game. */
export function approve(config: Config, amount: bigint): AppThunk<Promise<Message>> {
  return async (dispatch) => {
    const outcome = await dispatch(sendApproval(config, amount, { isShownInPlace: true }));
    if (!outcome.ok) return failed('approve', outcome.error);
    setTimeout(() => dispatch(refetchTags(['Token'])), REFRESH_AFTER_MS);
    return {
      kind: 'approve',
      success: true,
      text: t('Tokens approved successfully! You can now make predictions.'),
    };
  };
}

export function sendApproval(
  { contracts, token }: Config,
  amount: bigint,
  more: Pick<Write, 'isShownInPlace'> = {},
): AppThunk<Promise<TransactionOutcome>> {
  const { symbol } = token;
  const shown = amount === MAX_ALLOWANCE ? symbol : `${exactAmount(amount)} ${symbol}`;
  return sendTransaction({
    kind: 'approve',
    call: approveCall(contracts.token, contracts.game, amount),
    summary: t('Approve {amount}', { amount: shown }),
    done: t('Approved {amount}', { amount: shown }),
    ...more,
    fallback: t('Failed to approve tokens.'),
  });
}

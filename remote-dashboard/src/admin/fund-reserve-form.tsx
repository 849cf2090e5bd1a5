import {
  approve,
  type AppThunk,
  exactAmount,
  fundReserve,
  msg,
  parseAmount,
  readConfig,
  sendTransaction,
  tokenApi,
  useSymbol,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { checkAmount } from '../rules/admin-rules';
import { FieldForm, type Fields } from './field-form';
import type { Execute } from './use-command';
import { sendByWallet } from './wallet-command';

/** Approves the amount for the game, unless the allowance already covers it. */
function allow(units: bigint): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { contracts } = await readConfig(dispatch);
    const owner = getState().wallet.address ?? '';
    const allowance = await dispatch(
      tokenApi.endpoints.allowance.initiate(owner, { subscribe: false, forceRefetch: true }),
    ).unwrap();
    if (BigInt(allowance) >= units) return;
    const outcome = await dispatch(
      sendTransaction({
        kind: 'admin',
        action: 'approve',
        call: approve(contracts.token, contracts.game, units),
        summary: t('Approve the amount for the reserve'),
        fallback: t("Couldn't approve the amount."),
      }),
    );
    if (!outcome.ok) throw outcome.error;
  };
}

interface Body {
  /** Whole tokens. */
  amount: string;
}

const execute: Execute<Body> =
  ({ amount }, onProgress) =>
  async (dispatch) => {
    const units = parseAmount(amount);
    onProgress(t('Approve in your wallet...'));
    await dispatch(allow(units));
    onProgress(t('Confirm in your wallet...'));
    const { contracts, token } = await readConfig(dispatch);
    const tokens = `${exactAmount(parseAmount(amount))} ${token.symbol}`;
    return dispatch(
      sendByWallet({
        call: fundReserve(contracts.game, units),
        action: 'fund-reserve',
        summary: t('Fund the reserve with {tokens}', { tokens }),
        done: t('Funded the reserve with {tokens}', { tokens }),
      }),
    );
  };

/** Moves tokens from the admin's own wallet to the reserve. */
export function FundReserveForm() {
  const symbol = useSymbol();
  const fields: Fields<Body> = {
    amount: {
      label: t('Amount in {symbol}', { symbol }),
      inputMode: 'decimal',
      hint: t('From your own wallet'),
      check: checkAmount,
    },
  };
  return (
    <FieldForm
      title={msg('Fund Reserve')}
      action={t('Fund')}
      fields={fields}
      execute={execute}
      question={({ amount }) =>
        t(
          "Send {amount} from your wallet to the game's reserve? Only the owner can withdraw from the reserve. Your wallet asks you to approve the amount, then to send it.",
          { amount: `${exactAmount(parseAmount(amount))} ${symbol}` },
        )
      }
    />
  );
}

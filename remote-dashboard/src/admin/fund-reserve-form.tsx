import { useState } from 'react';
import {
  approve,
  Field,
  formatTokens,
  fundReserve,
  parseAmount,
  sendTransaction,
  tokenApi,
  type AppThunk,
} from '@updown/shared';
import { checkAmount } from './admin-rules';
import { CommandForm } from './command-form';
import { useCommand, type CarryOut } from './use-command';
import { readConfig, sendByWallet } from './wallet-command';

/** Lets the game take the amount, unless it may already. */
const allow =
  (units: bigint): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { contracts } = await dispatch(readConfig());
    const owner = getState().wallet.address ?? '';
    const allowance = await dispatch(
      tokenApi.endpoints.allowance.initiate(owner, { subscribe: false, forceRefetch: true }),
    ).unwrap();
    if (BigInt(allowance) >= units) return;
    const outcome = await dispatch(
      sendTransaction({
        kind: 'admin',
        call: approve(contracts.token, contracts.game, units),
        summary: 'Approve the amount for the reserve',
        fallback: 'The amount was not approved.',
      }),
    );
    if (!outcome.ok) throw outcome.error;
  };

const carryOut: CarryOut<{ amount: string }> =
  ({ amount }, tell) =>
  async (dispatch) => {
    const units = parseAmount(amount);
    tell('Approve in your wallet...');
    await dispatch(allow(units));
    tell('Confirm in your wallet...');
    const { contracts } = await dispatch(readConfig());
    const tokens = `${formatTokens(amount)} ION`;
    return dispatch(
      sendByWallet({
        call: fundReserve(contracts.game, units),
        summary: `Fund the reserve with ${tokens}`,
        done: `The reserve was funded with ${tokens}`,
      }),
    );
  };

/** Adds tokens of the admin's own wallet to what the house can pay. */
export function FundReserveForm() {
  const [amount, setAmount] = useState('');
  const [error, setError] = useState<string>();
  const command = useCommand(carryOut);

  function submit(): void {
    const checked = checkAmount(amount);
    setError(checked.ok ? undefined : checked.error);
    if (checked.ok) command.ask({ amount: checked.value });
  }

  return (
    <CommandForm
      title="Fund Reserve"
      action="Fund"
      command={command}
      question={(body) =>
        `${formatTokens(body.amount)} ION go from your wallet to the game's reserve. Only the owner can take out of it. Your wallet asks for the approval, then for the transfer.`
      }
      onSubmit={submit}
    >
      <Field
        label="Amount in ION"
        inputMode="decimal"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        hint="From your own wallet"
        {...(error !== undefined && { error })}
      />
    </CommandForm>
  );
}

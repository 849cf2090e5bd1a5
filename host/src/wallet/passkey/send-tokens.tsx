import {
  Button,
  type Config,
  exactAmount,
  Field,
  formatAmount,
  loadEvm,
  Notice,
  shortAddress,
  styled,
  useSymbol,
  useTokenInfoQuery,
} from '@updown/shared';
import { useState } from 'react';
import { t } from '../../../texts/texts';
import { CallNotice } from './call-notice';
import { Part } from './part';
import { checkTransfer, type Transfer } from './transfer-rules';
import { useAccountCalls } from './use-account-calls';

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Review = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.sm}`};
  font-size: ${({ theme }) => theme.font.size.sm};

  dt {
    color: ${({ theme }) => theme.color.muted};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

interface SendTokensProps {
  config: Config;
  account: string;
}

/** Sends the account's tokens away: a form, then a review, then the passkey's prompt. */
export function SendTokens({ config, account }: SendTokensProps) {
  const symbol = useSymbol();
  const { data: token } = useTokenInfoQuery(account);
  const { send, isSending, failure } = useAccountCalls();
  const [to, setTo] = useState('');
  const [amount, setAmount] = useState('');
  const [faults, setFaults] = useState<{ to?: string; amount?: string }>({});
  const [reviewed, setReviewed] = useState<Transfer | null>(null);
  const { decimals } = config.token;
  const balance = token === undefined ? undefined : BigInt(token.balance);
  const exact = (units: bigint) => exactAmount(units, decimals);

  function review(): void {
    const { contracts } = config;
    const checked = checkTransfer({ to, amount }, { account, balance, contracts });
    setFaults(checked.ok ? {} : checked.faults);
    if (checked.ok) setReviewed(checked.transfer);
  }

  async function confirm({ to: target, units }: Transfer): Promise<void> {
    const values = { amount: exact(units), symbol, address: shortAddress(target) };
    const texts = {
      summary: t('Send {amount} {symbol} to {address}', values),
      done: t('Sent {amount} {symbol} to {address}', values),
    };
    const isDone = await send(texts, async () => {
      const { encodeCall } = await loadEvm();
      const data = encodeCall({ contract: 'token', name: 'transfer', args: [target, units] });
      return { to: config.contracts.token, data };
    });
    if (!isDone) return;
    setReviewed(null);
    setTo('');
    setAmount('');
  }

  if (reviewed !== null) {
    return (
      <Part>
        <h3>{t('Send {symbol}', { symbol })}</h3>
        <Review>
          <dt>{t('Amount')}</dt>
          <dd translate="no">{`${exact(reviewed.units)} ${symbol}`}</dd>
          <dt>{t('To')}</dt>
          <dd translate="no">{reviewed.to}</dd>
        </Review>
        <Notice tone="info">{t('Nobody can bring sent tokens back. Check the address.')}</Notice>
        <CallNotice failure={failure} />
        <Button $variant="primary" disabled={isSending} onClick={() => void confirm(reviewed)}>
          {isSending
            ? t('Waiting for your passkey…')
            : t('Confirm and send {amount} {symbol}', { amount: exact(reviewed.units), symbol })}
        </Button>
        <Button disabled={isSending} onClick={() => setReviewed(null)}>
          {t('Back')}
        </Button>
      </Part>
    );
  }

  return (
    <Part>
      {balance !== undefined && (
        <Line>
          <span translate="no" title={`${exact(balance)} ${symbol}`}>
            {t('Balance: {amount} {symbol}', { amount: formatAmount(balance, decimals), symbol })}
          </span>
          <Button
            $small
            disabled={balance === 0n}
            aria-label={t('Send the whole balance')}
            onClick={() => setAmount(exact(balance))}
          >
            {t('Max')}
          </Button>
        </Line>
      )}
      <h3>{t('Send {symbol}', { symbol })}</h3>
      <Field
        label={t('To address')}
        value={to}
        onChange={({ target }) => setTo(target.value)}
        autoComplete="off"
        spellCheck={false}
        {...(faults.to !== undefined && { error: faults.to })}
      />
      <Field
        label={t('Amount ({symbol})', { symbol })}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        inputMode="decimal"
        autoComplete="off"
        {...(faults.amount !== undefined && { error: faults.amount })}
      />
      <CallNotice failure={failure} />
      <Button onClick={review}>{t('Review')}</Button>
    </Part>
  );
}

import {
  boundsOfOneBet,
  boundsOfToday,
  Button,
  formatAmount,
  formatHourAndMinute,
  Notice,
  serverClock,
  styled,
  useSymbol,
  type BetOffer,
  type QuickPlayBounds,
} from '@updown/shared';
import { useState } from 'react';
import { t } from '../../../texts/texts';

const Steps = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

interface ConfirmBetProps {
  bet: BetOffer;
  isBusy: boolean;
  onConfirm: (bounds: QuickPlayBounds) => void;
}

/** The last press of a passkey's bet: for this bet alone, or with one-press bets for today. */
export function ConfirmBet({ bet, isBusy, onConfirm }: ConfirmBetProps) {
  const symbol = useSymbol();
  const stake = BigInt(bet.stake);
  const [today] = useState(() => boundsOfToday(stake, serverClock.now()));
  return (
    <Steps>
      <Hint>{t('Your passkey is ready. Confirm once more, and your bet is placed.')}</Hint>
      <Button
        $wide
        $variant="primary"
        disabled={isBusy}
        onClick={() => onConfirm(boundsOfOneBet(stake, serverClock.now()))}
      >
        {bet.label}
      </Button>
      <Button $wide disabled={isBusy} onClick={() => onConfirm(today)}>
        {t('Bet, and allow one-press bets today')}
      </Button>
      <Hint>
        {t(
          'One-press bets: up to {perRound} {symbol} a round and {inAll} {symbol} in all, until {time}. You can end them at any time.',
          {
            perRound: formatAmount(today.perRound),
            inAll: formatAmount(today.inAll),
            symbol,
            time: formatHourAndMinute(today.end * 1000),
          },
        )}
      </Hint>
      {isBusy && (
        <Notice tone="info" role="status">
          {t('Confirm with your fingerprint, face or screen lock. Your bet follows by itself.')}
        </Notice>
      )}
    </Steps>
  );
}

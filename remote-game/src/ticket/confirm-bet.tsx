import {
  boundsOfToday,
  Button,
  formatAmount,
  formatHourAndMinute,
  selectConfirmedBet,
  serverClock,
  styled,
  useAppSelector,
  useQuickPlay,
  useSymbol,
  VisuallyHidden,
} from '@updown/shared';
import { useState } from 'react';
import { t } from '../../texts/texts';
import { BigButton } from '../panel/big-button';
import { usePlayer } from '../player/use-player';
import { betLabel } from '../rules/question';
import { offerOn, type Bet } from './directions';
import { usePlaceBet } from './use-bet';

const Steps = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
`;

// On one line in every window, because the bar of a small one covers the page.
const Others = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space.xs};
`;

const OnePress = styled(Button)`
  flex: 1;
  white-space: normal;
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

/** The last press of a bet whose direction the player chose before they had a wallet. */
export function ConfirmBet(bet: Bet) {
  const { state, stake, choice } = bet;
  const { config } = usePlayer();
  const symbol = useSymbol();
  const quickPlay = useQuickPlay();
  const place = usePlaceBet(bet);
  const isUnderWay = useAppSelector(selectConfirmedBet) !== null;
  const [openedAt] = useState(() => serverClock.now());
  const { chosen } = choice;
  if (chosen === null) return null;

  const offer = offerOn(chosen, bet);
  const isOverLimit = chosen === 'UP' ? state.overLimit.up : state.overLimit.down;
  const isDisabled = state.blockedBy !== null || isOverLimit || isUnderWay;
  const today = stake === null ? null : boundsOfToday(stake, openedAt);
  const allows = config?.sponsorsGas === true && quickPlay === null && today !== null;
  return (
    <Steps>
      <BigButton
        $variant={chosen === 'UP' ? 'up' : 'down'}
        disabled={isDisabled}
        onClick={() => place(null)}
      >
        <span>{betLabel(chosen, stake)}</span>
        {offer !== null && (
          <>
            <VisuallyHidden> · </VisuallyHidden>
            <small>{offer}</small>
          </>
        )}
      </BigButton>
      <Others>
        {allows && (
          <OnePress $small disabled={isDisabled} onClick={() => place(today)}>
            {t('Bet, and allow one-press bets today')}
          </OnePress>
        )}
        <Button $small disabled={isUnderWay} onClick={() => choice.choose(null)}>
          {t('Change')}
        </Button>
      </Others>
      {allows && (
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
      )}
    </Steps>
  );
}

import {
  Button,
  coversStake,
  formatAmount,
  formatHourAndMinute,
  quickPlayDialogRequested,
  quickPlayEndRequested,
  styled,
  useAppDispatch,
  useQuickPlay,
  useSymbol,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { usePlayer } from '../player/use-player';

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};

  button {
    flex: none;
  }
`;

/** Shows the rest of Quick play and its end, with a button that turns it off. Renders nothing while it is off. */
export function QuickPlayLine({ stake }: { stake: bigint | null }) {
  const dispatch = useAppDispatch();
  const quickPlay = useQuickPlay();
  const symbol = useSymbol();
  if (quickPlay === null) return null;
  const isAbove = stake !== null && !coversStake(quickPlay, stake);
  const left = `${formatAmount(quickPlay.left)} ${symbol}`;
  return (
    <Line data-quick-play="on">
      <span>
        {isAbove
          ? t('This stake is above the bounds of Quick play ({left} left), so your wallet asks.', {
              left,
            })
          : t('Quick play: {left} left, until {time}', {
              left,
              time: formatHourAndMinute(quickPlay.end * 1000),
            })}
      </span>
      <Button $small onClick={() => dispatch(quickPlayEndRequested())}>
        {t('End')}
      </Button>
    </Line>
  );
}

/** Offers Quick play to a player whose gas the operator pays. */
export function QuickPlayOffer() {
  const dispatch = useAppDispatch();
  const quickPlay = useQuickPlay();
  const { config, session, wallet } = usePlayer();
  const isOffered = config?.sponsorsGas === true && session === 'signed-in' && wallet === 'ready';
  if (!isOffered || quickPlay !== null) return null;
  return (
    <Line>
      <span>{t('Bet with one press, without your wallet asking.')}</span>
      <Button $small aria-haspopup="dialog" onClick={() => dispatch(quickPlayDialogRequested())}>
        {t('Quick play')}
      </Button>
    </Line>
  );
}

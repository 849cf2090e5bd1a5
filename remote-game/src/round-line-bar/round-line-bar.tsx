import {
  formatCountdown,
  formatPrice,
  isSimulated,
  isRoundRunning,
  POLL_MS,
  secondsLeft,
  styled,
  useClockText,
  useCurrentPriceQuery,
  usePolling,
  type CurrentPrice,
  type CurrentRound,
} from '@updown/shared';
import { useCallback } from 'react';
import { t } from '../../texts/texts';
import { useLiveRound } from '../round/use-live-round';
import { moveFrom, type Way } from '../rules/move';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.sm};
  height: 44px;
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  white-space: nowrap;
`;

const inks = { up: 'up', down: 'down', level: 'muted' } as const;
const shapes = { up: '▲', down: '▼', level: '=' } as const;

const Move = styled.span<{ $way: Way }>`
  color: ${({ theme, $way }) => theme.color[inks[$way]]};
`;

const Stack = styled.span`
  display: flex;
  flex-direction: column;
  line-height: 1.2;
`;

const Mark = styled.small`
  color: ${({ theme }) => theme.color.muted};
  font-size: 0.625rem;
  font-weight: ${({ theme }) => theme.font.weight.medium};
`;

const Left = styled.span`
  margin-left: auto;
`;

/** Price, distance and countdown in one line, for a phone on which the round is scrolled out of view. */
export function RoundLineBar() {
  const { round, phase } = useLiveRound();
  const { data: price } = useCurrentPriceQuery(undefined, usePolling(POLL_MS.price));
  const isRunning = round !== null && isRoundRunning(phase);
  return (
    <Line>
      {round !== null && <span translate="no">{`#${round.id}`}</span>}
      {price !== undefined && <Price {...price} />}
      {price !== undefined && isRunning && (
        <Distance start={round.start_price} price={price.price} />
      )}
      <Left>{isRunning ? <TimeLeft round={round} /> : t('No open round')}</Left>
    </Line>
  );
}

function Price({ price, source }: Pick<CurrentPrice, 'price' | 'source'>) {
  return (
    <Stack>
      <span translate="no">{formatPrice(price)}</span>
      {isSimulated(source) && <Mark>{t('Simulated')}</Mark>}
    </Stack>
  );
}

function Distance({ start, price }: { start: number; price: number }) {
  const { way, dollars } = moveFrom(start, price);
  return (
    <Move $way={way} translate="no">
      {`${shapes[way]} ${dollars}`}
    </Move>
  );
}

function TimeLeft({ round: { start_time, end_time } }: { round: CurrentRound }) {
  const left = useCallback(
    (now: number) => formatCountdown(secondsLeft(start_time, end_time, now)),
    [start_time, end_time],
  );
  return <span ref={useClockText(left)} />;
}

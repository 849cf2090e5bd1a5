import {
  Badge,
  Button,
  Card,
  errorMessage,
  Failure,
  type GameStatus,
  msg,
  POLL_MS,
  roundStatus,
  type RoundStatus,
  Stat,
  Stats,
  styled,
  useClock,
  useGameStatusQuery,
  usePolling,
  formatPrice,
  formatTime,
  Skeleton,
  SourceBadge,
  useCurrentPriceQuery,
  formatCountdown,
  secondsLeft,
  type Text,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { Blank } from '../card/blank';

/** The round's status in the figures. */
const statusWords: Record<RoundStatus, Text> = {
  active: msg('Active'),
  resolving: msg('Resolving'),
  idle: msg('Idle'),
  none: msg('None'),
};

// A separate component, so that nothing else renders every second.
function Countdown({ startTime, endTime }: NonNullable<GameStatus['currentRound']>) {
  return <>{formatCountdown(useClock((now) => secondsLeft(startTime, endTime, now)))}</>;
}

/** The figures of the latest round; dashes without a round. */
function RoundFigures({ round }: { round: GameStatus['currentRound'] }) {
  const status = useClock((now) => roundStatus(round, now));
  return (
    <Stats>
      <Stat label={t('Round ID')}>{round === null ? '—' : `#${round.roundId}`}</Stat>
      <Stat label={t('Countdown')}>
        {round === null || status !== 'active' ? '—' : <Countdown {...round} />}
      </Stat>
      <Stat label={t('Start price')}>{round === null ? '—' : formatPrice(round.startPrice)}</Stat>
      <Stat label={t('Status')}>{t(statusWords[status])}</Stat>
      <Stat label={t('Start time')}>
        {round === null ? '—' : formatTime(round.startTime * 1000)}
      </Stat>
      <Stat label={t('End time')}>{round === null ? '—' : formatTime(round.endTime * 1000)}</Stat>
    </Stats>
  );
}

/** The placeholders for `RoundFigures` until the answer arrives. */
function BlankFigures() {
  const labels = [
    t('Round ID'),
    t('Countdown'),
    t('Start price'),
    t('Status'),
    t('Start time'),
    t('End time'),
  ];
  return (
    <Stats aria-busy>
      {labels.map((label) => (
        <Stat key={label} label={label}>
          <Blank length={6} />
        </Stat>
      ))}
    </Stats>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  min-height: 5.5rem;
`;

const Label = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.font.size.xl};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  letter-spacing: -0.02em;
  line-height: 1.2;
`;

/** The current price and its time. */
function CurrentPrice() {
  const { data, isError } = useCurrentPriceQuery(undefined, usePolling(POLL_MS.price));
  return (
    <Box aria-busy={data === undefined && !isError}>
      <Label>{t('Current ETH price')}</Label>
      {data === undefined ? (
        <>
          {isError ? (
            <Price as="p">{t('Unavailable')}</Price>
          ) : (
            <Skeleton width="9rem" height="2rem" />
          )}
          <Label>{isError ? t("Couldn't load the price.") : <Skeleton width="7rem" />}</Label>
        </>
      ) : (
        <>
          <Price>
            <span translate="no">{formatPrice(data.price)}</span>{' '}
            <SourceBadge source={data.source} />
          </Price>
          <Label>{t('Updated {time}', { time: formatTime(data.timestamp) })}</Label>
        </>
      )}
    </Box>
  );
}

/** The round's status in the badge. */
const badges = {
  active: { tone: 'up', text: msg('Round Active') },
  resolving: { tone: 'warning', text: msg('Resolving...') },
  idle: { tone: 'plain', text: msg('Round Idle') },
  none: { tone: 'plain', text: msg('No Active Round') },
} as const satisfies Record<RoundStatus, object>;

/** The round's status as a badge. */
function StatusBadge({ round }: { round: GameStatus['currentRound'] }) {
  const { tone, text } = badges[useClock((now) => roundStatus(round, now))];
  return <Badge $tone={tone}>{t(text)}</Badge>;
}

const Subtitle = styled.h3`
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`;

/** The state of the game, with the current price. */
export function GameStatusCard() {
  const { data, isFetching, error, refetch } = useGameStatusQuery(
    undefined,
    usePolling(POLL_MS.status),
  );
  return (
    <Card
      title={t('Game Status')}
      aside={data !== undefined && <StatusBadge round={data.currentRound} />}
    >
      {error !== undefined && !isFetching && (
        <Failure
          title={t('Error Loading Game Status')}
          message={errorMessage(error, t('The server did not respond.'))}
          onRetry={() => void refetch()}
        />
      )}
      <CurrentPrice />
      {(data !== undefined || error === undefined) && <Status status={data} />}
      <Button disabled={isFetching} onClick={() => void refetch()}>
        {isFetching ? t('Refreshing...') : t('Refresh Status')}
      </Button>
    </Card>
  );
}

function Status({ status }: { status: GameStatus | undefined }) {
  return (
    <>
      {status === undefined ? <BlankFigures /> : <RoundFigures round={status.currentRound} />}
      <Subtitle>{t('Game Parameters')}</Subtitle>
      <Stats>
        <Stat label={t('Server running')}>
          {status === undefined ? <Blank length={3} /> : <Running {...status.gameStatus} />}
        </Stat>
        <Stat label={t('Network')}>{status?.network ?? <Blank length={11} />}</Stat>
      </Stats>
    </>
  );
}

function Running({ isRunning }: GameStatus['gameStatus']) {
  return isRunning ? t('Yes') : t('No');
}

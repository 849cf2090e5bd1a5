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
} from '@updown/shared';
import { t } from '../../texts/texts';
import { Blank } from '../card/blank';
import { CurrentPrice } from './current-price';
import { BlankFigures, RoundFigures } from './round-figures';

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

import {
  Amount,
  Badge,
  Card,
  formatTime,
  type OperatorOverview,
  Stat,
  Stats,
  useClock,
  useSymbol,
  formatTokens,
  msg,
  type Text,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { Addresses, AddressRow } from '../card/addresses';
import { Loaded } from '../card/loaded';
import { Price, exactly } from '../card/rounded';
import { Line, Lines, Part, Quiet, Details, TransactionLink } from './lines';
import { useOverview } from './use-overview';

const words: Partial<Record<string, Text>> = {
  postAnswer: msg('Posted a price'),
  resolveRound: msg('Resolved a round'),
  voidRound: msg('Voided a round'),
  claimManyFor: msg('Paid out a round'),
  startNewRound: msg('Started a round'),
};

function wordOf(action: string): string {
  const word = words[action];
  return word === undefined ? action : t(word);
}

/** The account that posts prices and resolves rounds: its gas and its latest actions. */
function KeeperActions({ keeper }: { keeper: OperatorOverview['keeper'] }) {
  return (
    <Part aria-label={t('Keeper')}>
      <h3>{t('Keeper')}</h3>
      {keeper === null ? (
        <Quiet>
          {t('This server does not run the keeper. It does not post prices or resolve rounds.')}
        </Quiet>
      ) : (
        <>
          <Addresses>
            <AddressRow label={t('Account')} address={keeper.address} />
          </Addresses>
          <Quiet title={exactly(keeper.balance, 'ETH')}>
            {t('Gas left: {amount} ETH', { amount: formatTokens(keeper.balance, 4) })}
          </Quiet>
          <Lines>
            {keeper.actions.map(({ at, action, details, transactionHash, error }) => (
              <Line key={`${at} ${action} ${details}`}>
                <span>
                  {wordOf(action)} <Details of={details} />
                </span>
                <Quiet>
                  <span translate="no">{formatTime(at)}</span>{' '}
                  {transactionHash === null ? error : <TransactionLink hash={transactionHash} />}
                </Quiet>
              </Line>
            ))}
          </Lines>
        </>
      )}
    </Part>
  );
}

function players(count: number): string {
  return t('{n, plural, one {# player} other {# players}}', { n: count });
}

/** The worst-case liability, and the exposure of the running round. */
function ReserveFigures({ overview }: { overview: OperatorOverview }) {
  const { worstCaseLiability, exposure } = overview;
  const symbol = useSymbol();
  const tokens = (amount: string) => <Amount of={amount} symbol={symbol} />;
  return (
    <Stats>
      <Stat label={t('Worst-case liability')}>{tokens(worstCaseLiability)}</Stat>
      {exposure !== null && (
        <>
          <Stat
            label={t('Round {id} on UP ({players})', {
              id: exposure.roundId,
              players: players(exposure.upPlayers),
            })}
          >
            {tokens(exposure.up)}
          </Stat>
          <Stat
            label={t('Round {id} on DOWN ({players})', {
              id: exposure.roundId,
              players: players(exposure.downPlayers),
            })}
          >
            {tokens(exposure.down)}
          </Stat>
          <Stat label={t('Payout if UP wins')}>{tokens(exposure.payoutIfUp)}</Stat>
          <Stat label={t('Payout if DOWN wins')}>{tokens(exposure.payoutIfDown)}</Stat>
        </>
      )}
    </Stats>
  );
}

/** The latest answers of the price feed, and the age of the last one. */
function FeedAnswers({ feed }: { feed: OperatorOverview['feed'] }) {
  const { answers, isOwn, maximumAge } = feed;
  return (
    <Part aria-label={t('Price feed')}>
      <h3>{isOwn ? t("Price feed (the operator's own)") : t('Price feed (external)')}</h3>
      {answers[0] !== undefined && <Age updatedAt={answers[0].updatedAt} maximum={maximumAge} />}
      <Lines>
        {answers.map(({ id, price, updatedAt }) => (
          <Line key={id}>
            <strong>
              <Price of={price} />
            </strong>
            <Quiet translate="no">{formatTime(updatedAt * 1000)}</Quiet>
          </Line>
        ))}
      </Lines>
    </Part>
  );
}

function Age({ updatedAt, maximum }: { updatedAt: number; maximum: number }) {
  const age = useClock((now) => Math.max(0, Math.floor(now / 1000) - updatedAt));
  return (
    <Quiet>
      {t('Updated {age} s ago.', { age })}{' '}
      {age > maximum
        ? t('Rounds can start once it is under {maximum} s old.', { maximum })
        : t('Rounds can start while it is under {maximum} s old.', { maximum })}
    </Quiet>
  );
}

/** The operator's overview. */
export function OperationsCard() {
  const query = useOverview();
  return (
    <Card
      title={t('Operations')}
      aside={query.data?.isPaused === true && <Badge $tone="warning">{t('Paused')}</Badge>}
    >
      <Loaded query={query} failed={t('Error Loading Operations')} height="24rem">
        {(overview) => (
          <>
            <ReserveFigures overview={overview} />
            <FeedAnswers feed={overview.feed} />
            <KeeperActions keeper={overview.keeper} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

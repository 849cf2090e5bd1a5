import {
  Button,
  type CurrentRound,
  formatPrice,
  isRoundRunning,
  POLL_MS,
  type RoundPhase,
  Skeleton,
  SourceBadge,
  styled,
  useConfigQuery,
  useCurrentPriceQuery,
  usePolling,
} from '@updown/shared';
import { type ReactNode, useId } from 'react';
import { t } from '../../texts/texts';
import { comingText } from '../rules/comes-by-itself';
import { Between, Figure, Hero, Title, Wide } from './hero-layout';
import { CurrentPrice, EndPrice, StartPrice } from './price-figures';
import { RoundClock } from './round-clock';
import { useComesByItself } from './use-comes-by-itself';
import { useLiveRound } from './use-live-round';

/** Fills the gap between two rounds with the price for the next one, or a note that nobody joined the last one. */
function NextRound({ last }: { last: Pick<CurrentRound, 'outcome'> }) {
  // The keeper does not resolve a round without stakes.
  const isEmpty = last.outcome === null;
  return (
    <>
      {isEmpty && (
        <Figure $area="now">
          <small>{t('Nobody joined this round, so it has no result.')}</small>
        </Figure>
      )}
      <Between>
        <span>{t('Waiting for the next round...')}</span>
        <PriceNow isNamed={!isEmpty} />
      </Between>
    </>
  );
}

function PriceNow({ isNamed }: { isNamed: boolean }) {
  const { data } = useCurrentPriceQuery(undefined, usePolling(POLL_MS.price));
  if (data === undefined) return null;
  return (
    <>
      {isNamed && <Wide>{t('ETH is at {price}', { price: formatPrice(data.price) })}</Wide>}
      <SourceBadge source={data.source} />
    </>
  );
}

const Area = styled.section`
  container-type: inline-size;
  min-width: 0;
`;

const Again = styled(Button)`
  grid-area: clock;
  align-self: start;
`;

/** The latest round, which all players share: its prices and the time left. */
export function Round() {
  const { round, phase, reading, refetch } = useLiveRound();
  if (round !== null) return <LatestRound key={round.id} round={round} phase={phase} />;
  if (reading === 'loading') return <Loading />;
  return (
    <Framed title={t('Live Round')}>
      <dl>
        <CurrentPrice start={null} />
      </dl>
      <Between>{t('Waiting for the next round...')}</Between>
      {reading === 'failed' && (
        <Again $small onClick={() => void refetch()}>
          {t('Retry')}
        </Again>
      )}
    </Framed>
  );
}

function LatestRound({ round, phase }: { round: CurrentRound; phase: RoundPhase }) {
  return (
    <Framed title={t('Round #{id}', { id: round.id })}>
      <dl>
        <StartPrice price={round.start_price} />
        {isRoundRunning(phase) ? (
          <CurrentPrice start={round.start_price} />
        ) : (
          <EndPrice round={round} isAwaited={phase === 'resolving'} />
        )}
      </dl>
      {phase === 'idle' && <NextRound last={round} />}
      {phase === 'resolving' && <Coming />}
      <RoundClock round={round} phase={phase} />
    </Framed>
  );
}

/** What comes while the round waits for its result. */
function Coming() {
  const { data: config } = useConfigQuery();
  if (!useComesByItself() || config === undefined) return null;
  return <Between role="status">{comingText(config.startsRounds)}</Between>;
}

function Framed({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Area aria-labelledby={id}>
      <Hero>
        <Title>
          <span aria-hidden>ETH / USD</span>
          <h2 id={id}>{title}</h2>
        </Title>
        {children}
      </Hero>
    </Area>
  );
}

function Loading() {
  return (
    <div role="status" aria-busy aria-label={t('Loading the round')}>
      <Skeleton height="84px" />
    </div>
  );
}

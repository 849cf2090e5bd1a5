import {
  type CurrentRound,
  formatPrice,
  type Text as Wording,
  msg,
  POLL_MS,
  Skeleton,
  SourceBadge,
  styled,
  useCurrentPriceQuery,
  usePolling,
  usePriceAge,
  usePriceFreshness,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { moveFrom, type Way } from '../rules/move';
import { Changing } from './changing';
import { Figure } from './hero-layout';

const marks: Record<Way, { shape: string; ink: 'up' | 'down' | 'muted'; words: Wording | null }> = {
  up: { shape: '▲', ink: 'up', words: msg('above start') },
  down: { shape: '▼', ink: 'down', words: msg('below start') },
  level: { shape: '=', ink: 'muted', words: null },
};

const MoveLine = styled.span<{ $ink: 'up' | 'down' | 'muted' }>`
  display: block;
  height: 20px;
  color: ${({ theme, $ink }) => theme.color[$ink]};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  letter-spacing: 0;
  line-height: 20px;
  white-space: nowrap;
`;

const Words = styled.span`
  @container (max-width: 639px) {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

const Percent = styled.span<{ $isBrief: boolean }>`
  @container (max-width: 399px) {
    display: ${({ $isBrief }) => ($isBrief ? 'none' : 'inline')};
  }
`;

interface MoveTextProps {
  start: number;
  price: number;
  /** Omits the percentage and the words on a phone, for a text that shares its line. */
  isBrief?: boolean;
}

/** '▼ $3.71 below start (−0.15%)' */
function MoveText({ start, price, isBrief = false }: MoveTextProps) {
  const { way, dollars, percent } = moveFrom(start, price);
  const { shape, ink, words } = marks[way];
  if (way === 'level') {
    return (
      <MoveLine $ink={ink}>
        <span aria-hidden>{shape} </span>
        {isBrief ? <Words>{t('Same as start')}</Words> : t('Same as start')}
      </MoveLine>
    );
  }
  return (
    <MoveLine $ink={ink}>
      <span aria-hidden>{shape} </span>
      <span translate="no">{dollars}</span>
      {words !== null && <Words>{` ${t(words)}`}</Words>}
      <Percent $isBrief={isBrief} translate="no">{` (${percent})`}</Percent>
    </MoveLine>
  );
}

const Text = styled.span`
  display: block;
  height: 20px;
  color: ${({ theme }) => theme.color.warning};
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  letter-spacing: 0;
  line-height: 20px;
  white-space: nowrap;
`;

/** 'Price delayed · 14 s' */
export function PriceAge() {
  return (
    <Text>
      {t('Price delayed')} · <span ref={usePriceAge()} />
    </Text>
  );
}

type Ink = 'up' | 'down' | 'text' | 'warning';

const inks: Record<Way, Ink> = { up: 'up', down: 'down', level: 'text' };

const Big = styled.span<{ $ink: Ink }>`
  display: block;
  color: ${({ theme, $ink }) => theme.color[$ink]};
  font-size: 1.625rem;
  font-weight: ${({ theme }) => theme.font.weight.bold};
  letter-spacing: -0.02em;
  line-height: 36px;

  @container (min-width: 640px) {
    font-size: 2.25rem;
    line-height: 44px;
  }
`;

export function StartPrice({ price }: { price: number }) {
  return (
    <Figure $area="start">
      <dt>{t('Start Price')}</dt>
      <dd translate="no">{formatPrice(price)}</dd>
    </Figure>
  );
}

/** The live price, with its distance while a round has a start price. A delayed price shows its age instead. */
export function CurrentPrice({ start }: { start: number | null }) {
  const { data } = useCurrentPriceQuery(undefined, usePolling(POLL_MS.price));
  const freshness = usePriceFreshness();
  const isOld = freshness === 'delayed' || freshness === 'offline';
  if (data === undefined) return <Unknown />;
  const way = start === null ? 'level' : moveFrom(start, data.price).way;
  return (
    <Figure $area="now" $isAlone={start === null}>
      <dt>
        {t('Current Price')} <SourceBadge source={data.source} />
      </dt>
      <dd>
        <Big $ink={isOld ? 'warning' : inks[way]}>
          <Changing value={data.price}>{formatPrice(data.price)}</Changing>
        </Big>
        {isOld && <PriceAge />}
        {!isOld && start !== null && <MoveText start={start} price={data.price} />}
      </dd>
    </Figure>
  );
}

/** Where the prices come from, while the page shows no current one. */
function Source() {
  const { data } = useCurrentPriceQuery(undefined, usePolling(POLL_MS.price));
  return data === undefined ? null : <SourceBadge source={data.source} />;
}

function Unknown() {
  return (
    <Figure $area="now">
      <dt>{t('Current Price')}</dt>
      <dd>
        <Skeleton width="9rem" height="36px" />
      </dd>
    </Figure>
  );
}

interface EndPriceProps {
  round: Pick<CurrentRound, 'start_price' | 'end_price'>;
  isAwaited: boolean;
}

/** The end price and its distance; a void round has none. */
export function EndPrice({ round, isAwaited }: EndPriceProps) {
  const { start_price: start, end_price: end } = round;
  if (end === null && !isAwaited) return null;
  return (
    <Figure $area="now">
      <dt>
        {t('End Price')}{' '}
        {end === null ? <Source /> : <MoveText start={start} price={end} isBrief />}
      </dt>
      <dd>
        {end === null ? (
          t('Waiting for price…')
        ) : (
          <Big $ink={inks[moveFrom(start, end).way]} translate="no">
            {formatPrice(end)}
          </Big>
        )}
      </dd>
    </Figure>
  );
}

import {
  formatPrice,
  POLL_MS,
  SourceBadge,
  styled,
  useCurrentPriceQuery,
  usePolling,
  type CurrentRound,
} from '@updown/shared';
import { Move } from './move';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${({ theme }) => `${theme.space.sm} ${theme.space.xl}`};

  dt {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.xs};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${({ theme }) => theme.space.xs};
    font-size: ${({ theme }) => theme.font.size.lg};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
`;

interface RoundPricesProps {
  round: Pick<CurrentRound, 'start_price' | 'end_price'>;
}

/** Where the round began, and where the price stands now or stood at its end. */
export function RoundPrices({ round }: RoundPricesProps) {
  return (
    <List>
      <div>
        <dt>Start Price</dt>
        <dd>{formatPrice(round.start_price)}</dd>
      </div>
      {round.end_price === null ? (
        <Now startPrice={round.start_price} />
      ) : (
        <div>
          <dt>End Price</dt>
          <dd>
            {formatPrice(round.end_price)}
            <Move from={round.start_price} to={round.end_price} />
          </dd>
        </div>
      )}
    </List>
  );
}

function Now({ startPrice }: { startPrice: number }) {
  const { data } = useCurrentPriceQuery(undefined, usePolling(POLL_MS.price));
  if (data === undefined) return null;
  return (
    <div>
      <dt>
        Current Price <SourceBadge source={data.source} />
      </dt>
      <dd>
        {formatPrice(data.price)}
        <Move from={startPrice} to={data.price} />
      </dd>
    </div>
  );
}

import { formatPrice, styled, type CurrentRound } from '@updown/shared';
import { t } from '../../texts/texts';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.lg}`};
  font-size: ${({ theme }) => theme.font.size.sm};

  > div {
    display: flex;
    gap: ${({ theme }) => theme.space.xs};
  }
  dt {
    color: ${({ theme }) => theme.color.muted};
  }
  dd {
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }
`;

interface ResultPricesProps {
  round: Pick<CurrentRound, 'start_price' | 'end_price'>;
}

/** The two prices that decided the round. A void round has no end price. */
export function ResultPrices({ round }: ResultPricesProps) {
  return (
    <List>
      <div>
        <dt>{t('Start Price')}</dt>
        <dd translate="no">{formatPrice(round.start_price)}</dd>
      </div>
      {round.end_price !== null && (
        <div>
          <dt>{t('End Price')}</dt>
          <dd translate="no">{formatPrice(round.end_price)}</dd>
        </div>
      )}
    </List>
  );
}

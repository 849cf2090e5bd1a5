import {
  formatPrice,
  formatTime,
  POLL_MS,
  Skeleton,
  SourceBadge,
  styled,
  useCurrentPriceQuery,
  usePolling,
} from '@updown/shared';
import { t } from '../../texts/texts';

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
export function CurrentPrice() {
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

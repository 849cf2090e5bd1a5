import {
  Button,
  Card,
  errorMessage,
  Failure,
  formatPrice,
  priceApi,
  SourceBadge,
  Stat,
  Stats,
  styled,
  type PriceCheck,
  msg,
  type Text,
} from '@updown/shared';
import { t } from '../../texts/texts';

const Lead = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const providers: Record<PriceCheck['provider'], Text> = {
  moralis: msg('Moralis'),
  simulated: msg('Simulated walk'),
  chainlink: msg('Chainlink feed'),
  fallback: msg('Fallback (no provider available)'),
};

/** Requests one price through the API and shows the answer. */
export function MoralisTest() {
  const [ask, { data, error, isFetching }] = priceApi.useLazyPriceCheckQuery();
  return (
    <Card
      title={t('Moralis Test')}
      aside={data !== undefined && <SourceBadge source={data.provider} />}
    >
      <Lead>{t('Requests a price through the API and shows the answer.')}</Lead>
      <div role="status">
        {error !== undefined && (
          <Failure
            title={t("Couldn't reach the price service.")}
            message={errorMessage(error, t('The server did not respond.'))}
          />
        )}
        {error === undefined && data !== undefined && <Outcome check={data} />}
      </div>
      <Button disabled={isFetching} onClick={() => void ask()}>
        {isFetching ? t('Requesting...') : t('Test Price Service')}
      </Button>
    </Card>
  );
}

function Outcome({ check }: { check: PriceCheck }) {
  const { provider, price, age, cached, error } = check;
  return (
    <>
      {error !== null && <Failure title={t('The price service failed.')} message={error} />}
      <Stats>
        <Stat label={t('Provider')}>{t(providers[provider])}</Stat>
        {price !== null && <Stat label={t('Price')}>{formatPrice(price)}</Stat>}
        {age !== null && <Stat label={t('Age')}>{t('{n} s', { n: age })}</Stat>}
        <Stat label={t('Cached')}>{cached ? t('Yes') : t('No, fetched now')}</Stat>
      </Stats>
    </>
  );
}

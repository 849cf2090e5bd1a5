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
} from '@updown/shared';

const Lead = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

const providers: Record<PriceCheck['provider'], string> = {
  moralis: 'Moralis',
  simulated: 'Simulated walk',
  chainlink: 'Chainlink feed',
  fallback: 'Fallback, no provider answers',
};

/** Asks the price service once, through the API, and shows what it said. */
export function MoralisTest() {
  const [ask, { data, error, isFetching }] = priceApi.useLazyPriceCheckQuery();
  return (
    <Card title="Moralis Test" aside={data !== undefined && <SourceBadge source={data.provider} />}>
      <Lead>Asks the price service through the API, and shows its answer.</Lead>
      <div role="status">
        {error !== undefined && (
          <Failure
            title="The price service could not be asked."
            message={errorMessage(error, 'The server did not answer.')}
          />
        )}
        {error === undefined && data !== undefined && <Outcome check={data} />}
      </div>
      <Button disabled={isFetching} onClick={() => void ask()}>
        {isFetching ? 'Asking...' : 'Test Price Service'}
      </Button>
    </Card>
  );
}

function Outcome({ check }: { check: PriceCheck }) {
  const { provider, price, age, cached, error } = check;
  return (
    <>
      {error !== null && <Failure title="The price service failed." message={error} />}
      <Stats>
        <Stat label="Provider">{providers[provider]}</Stat>
        {price !== null && <Stat label="Price">{formatPrice(price)}</Stat>}
        {age !== null && <Stat label="Age">{age} s</Stat>}
        <Stat label="Cached">{cached ? 'Yes' : 'No, asked now'}</Stat>
      </Stats>
    </>
  );
}

import { useState } from 'react';
import {
  Button,
  Card,
  errorMessage,
  Failure,
  formatPercent,
  formatPrice,
  priceApi,
  serverClock,
  SourceBadge,
  Stat,
  Stats,
  styled,
} from '@updown/shared';
import { checkOf, providers, type PriceCheck } from './price-check';

const Lead = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** Asks the price service once and shows what it said. */
export function MoralisTest() {
  const [ask, { isFetching }] = priceApi.useLazyCurrentPriceQuery();
  const [outcome, setOutcome] = useState<PriceCheck | { error: string } | null>(null);

  async function test(): Promise<void> {
    const askedAt = serverClock.now();
    try {
      const price = await ask().unwrap();
      setOutcome(checkOf(price, askedAt, serverClock.now()));
    } catch (error) {
      setOutcome({ error: errorMessage(error, 'The price service did not answer.') });
    }
  }

  return (
    <Card
      title="Moralis Test"
      aside={
        outcome !== null && 'price' in outcome && <SourceBadge source={outcome.price.source} />
      }
    >
      <Lead>Asks the price service through the API, as the game does, and shows its answer.</Lead>
      <div role="status">{outcome !== null && <Outcome outcome={outcome} />}</div>
      <Button disabled={isFetching} onClick={() => void test()}>
        {isFetching ? 'Asking...' : 'Test Price Service'}
      </Button>
    </Card>
  );
}

function Outcome({ outcome }: { outcome: PriceCheck | { error: string } }) {
  if ('error' in outcome) {
    return <Failure title="The price service failed." message={outcome.error} />;
  }
  const { price, ageSeconds, cached } = outcome;
  return (
    <Stats>
      <Stat label="Provider">{providers[price.source]}</Stat>
      <Stat label="Price">{formatPrice(price.price)}</Stat>
      <Stat label="24h change">
        {price.change24h === null ? 'Not known yet' : formatPercent(price.change24h)}
      </Stat>
      <Stat label="Age">{ageSeconds} s</Stat>
      <Stat label="Cached">{cached ? 'Yes' : 'No, taken now'}</Stat>
    </Stats>
  );
}

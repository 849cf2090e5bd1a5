import { useState } from 'react';
import { Card, Failure } from '@updown/shared';
import { WidgetChart } from '../widget/widget-chart';
import { widgetScript } from '../widget/widget-settings';
import { Choice } from './choice';
import { RecordedChart } from './recorded-chart';

const charts = { recorded: 'Recorded prices', moralis: 'Moralis' } as const;

/**
 * The price of Ether. Our own chart of the recorded prices is what the page starts with; the provider's is loaded when
 * the player asks for it, and where it fails, ours stands in its place.
 */
export function PriceChart() {
  const [chosen, setChosen] = useState<keyof typeof charts>('recorded');
  const [failed, setFailed] = useState(false);
  const offersWidget = widgetScript() !== '';

  function choose(chart: keyof typeof charts): void {
    setFailed(false);
    setChosen(chart);
  }

  return (
    <Card
      title="Ether price"
      aside={
        offersWidget && <Choice legend="Chart" options={charts} value={chosen} onChange={choose} />
      }
    >
      {chosen === 'moralis' && failed && (
        <Failure
          title="The Moralis chart cannot be loaded."
          message="The recorded prices stand in its place."
          onRetry={() => setFailed(false)}
        />
      )}
      {chosen === 'moralis' && !failed ? (
        <WidgetChart onFailed={() => setFailed(true)} />
      ) : (
        <RecordedChart />
      )}
    </Card>
  );
}

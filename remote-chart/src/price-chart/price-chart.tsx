import { Choice, pageLanguage, styled, ticksFile, VisuallyHidden } from '@updown/shared';
import { useId, useMemo, useState } from 'react';
import { t } from '../../texts/texts';
import { timeLabels } from '../candles/time-labels';
import type { Interval } from '../candles/use-candles';
import { RoundView } from '../round-line/round-view';
import { useLineRound } from '../round-line/use-line-round';
import { Note, Zone } from '../stage/note';
import { WidgetChart } from '../widget/widget-chart';
import { widgetScript } from '../widget/widget-settings';
import { CandleView, FittingCandles } from './candle-view';

// Smaller windows have no room for it beside the views; they have it in the player's record.
const File = styled.a`
  display: none;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};

  ${({ theme }) => theme.media.large} {
    display: inline;
  }
`;

/** Every price of the round as a file. It appears at the round's end, when the prices are complete. */
function TicksLink() {
  const round = useLineRound();
  if (round == null || round.outcome === null) return null;
  return (
    <File href={ticksFile(round.id)} download>
      {t('All prices as CSV')}
    </File>
  );
}

// The page draws the surrounding frame.
const Section = styled.section`
  isolation: isolate;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `0 ${theme.space.sm}`};
`;

const Marks = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
`;

const Over = styled.div`
  position: relative;
`;

type View = 'round' | Interval | 'moralis';

/**
 * The price chart of Ether. It starts with the round's line; candles and the provider's chart are one click away. The
 * provider's chart loads only when the player selects it, and our candles replace it if it fails.
 */
export function PriceChart() {
  const title = useId();
  const [view, setView] = useState<View>('round');
  const [failed, setFailed] = useState(false);
  const locale = pageLanguage.locale();
  const label = useMemo(() => timeLabels(undefined, locale), [locale]);
  const options: Partial<Record<View, string>> = {
    round: t('Round'),
    '1m': '1m',
    '5m': '5m',
    '1h': '1H',
    ...(widgetScript() !== '' && { moralis: t('Market') }),
  };

  function choose(next: View): void {
    setFailed(false);
    setView(next);
  }

  function shown() {
    if (view === 'round') return <RoundView label={label} />;
    if (view !== 'moralis') return <CandleView interval={view satisfies Interval} label={label} />;
    if (!failed) return <WidgetChart onFailed={() => setFailed(true)} />;
    return (
      <Over>
        <FittingCandles label={label} />
        <Note
          title={t("Couldn't load the Moralis chart.")}
          message={t('Showing our own price history instead.')}
          onRetry={() => setFailed(false)}
        />
      </Over>
    );
  }

  return (
    <Section aria-labelledby={title}>
      <VisuallyHidden as="h2" id={title}>
        {t('Ether price')}
      </VisuallyHidden>
      <Tools>
        <Choice legend={t('Chart')} options={options} value={view} onChange={choose} />
        <Marks>
          {view === 'round' && <TicksLink />}
          <Zone />
        </Marks>
      </Tools>
      {shown()}
    </Section>
  );
}

import {
  POLL_MS,
  skipToken,
  usePolling,
  useRoundEntriesQuery,
  useRoundPricesQuery,
  type RoundPrices,
} from '@updown/shared';
import { useMemo } from 'react';
import { t } from '../../texts/texts';
import type { timeLabels } from '../candles/time-labels';
import { LoadingStage, Note } from '../price-chart/note';
import { RecentView } from './recent-view';
import { roundLine, type LineRound } from './round-line';
import { RoundPlot } from './round-plot';
import { useLineRound } from './use-line-round';
import { useOwnEntry } from './use-own-entry';

const NO_PRICES: RoundPrices['prices'] = [];

type Label = ReturnType<typeof timeLabels>;

/** The line of the live round. It stays after the round's end until the next round starts. */
export function RoundView({ label }: { label: Label }) {
  const round = useLineRound();
  if (round === undefined) return <LoadingStage />;
  if (round === null) return <RecentView label={label} />;
  // A new key for each round, so that the dot does not glide across the plot.
  return <OneRound key={round.id} round={round} label={label} />;
}

function OneRound({ round, label }: { round: LineRound; label: Label }) {
  const { currentData, isError, refetch } = useRoundPricesQuery(
    round.id,
    usePolling(POLL_MS.price),
  );
  const own = useOwnEntry(round.id);
  const prices = currentData?.prices;
  const { currentData: all } = useRoundEntriesQuery(prices === undefined ? skipToken : round.id);
  const line = useMemo(
    () => roundLine(round, prices ?? NO_PRICES, own, all?.entries),
    [round, prices, own, all],
  );
  // The prices of an old round are no longer recorded.
  if (round.status === 'idle' && prices?.length === 0) return <RecentView label={label} />;
  return (
    <RoundPlot round={round} line={line} label={label}>
      {isError && prices === undefined && (
        <Note title={t("Couldn't load price history.")} onRetry={() => void refetch()} />
      )}
    </RoundPlot>
  );
}

import {
  POLL_MS,
  skipToken,
  useClock,
  usePolling,
  useRoundEntriesQuery,
  useRoundPricesQuery,
  type RoundPrices,
} from '@updown/shared';
import { useMemo } from 'react';
import { t } from '../../texts/texts';
import type { timeLabels } from '../candles/time-labels';
import { LoadingStage, Note } from '../stage/note';
import { RecentView } from './recent-view';
import { roundLine, type LineRound } from './round-line';
import { RoundPlot } from './round-plot';
import { useFollowed } from './use-followed';
import { useLineRound } from './use-line-round';
import { useOwnEntry } from './use-own-entry';

const NO_PRICES: RoundPrices['prices'] = [];

type Label = ReturnType<typeof timeLabels>;

/** How long the line of an ended round stays, so that everybody sees where it ended. */
const STAYS_SECONDS = 60;

/** The line of the live round, which stays for a moment after its end. Between two rounds, the latest prices. */
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
  const followed = useFollowed(round.id);
  const line = useMemo(
    () => roundLine(round, prices ?? NO_PRICES, own, all?.entries, followed),
    [round, prices, own, all, followed],
  );
  const { status, end_time: end } = round;
  const isPast = useClock((now) => status === 'idle' && now > (end + STAYS_SECONDS) * 1000);
  if (isPast) return <RecentView ofRound={prices} label={label} />;
  return (
    <RoundPlot round={round} line={line} label={label}>
      {isError && prices === undefined && (
        <Note title={t("Couldn't load price history.")} onRetry={() => void refetch()} />
      )}
    </RoundPlot>
  );
}

import {
  type OwnPrediction,
  POLL_MS,
  type RoundPrices,
  selectFollows,
  shortAddress,
  skipToken,
  useAppSelector,
  useClock,
  useOwnPredictionQuery,
  usePlayersHistoryQuery,
  usePolling,
  useRoundEntriesQuery,
  useRoundPricesQuery,
  useSession,
} from '@updown/shared';
import { type ReactNode, useMemo } from 'react';
import { t } from '../../texts/texts';
import type { timeLabels } from '../candles/time-labels';
import { LoadingStage, Note, Stage } from '../stage/note';
import { describeLine } from './describe-line';
import { LineDrawing } from './line-drawing';
import { LineMarks } from './line-marks';
import { lineScale } from './line-scale';
import { Area, Canvas, TimeAxis, useHeight, USUAL_HEIGHT } from './plot-area';
import { PriceAxis } from './price-axis';
import { RecentView } from './recent-view';
import { type Followed, type LineRound, roundLine, type RoundLine } from './round-line';
import { useLineRound } from './use-line-round';

interface RoundPlotProps {
  /** Content on top of the plot. */
  children?: ReactNode;
  round: LineRound;
  line: RoundLine;
  label: ReturnType<typeof timeLabels>;
}

/** The line of a round, from its start at the left edge to its end at the right. */
function RoundPlot({ round, line, label, children }: RoundPlotProps) {
  const [ref, height] = useHeight(USUAL_HEIGHT);
  const { span, base, points } = line;
  const scale = lineScale(span, base, points);
  return (
    <Stage>
      <Canvas role="img" aria-label={describeLine(round, line, label)}>
        <Area ref={ref}>
          <LineDrawing line={line} scale={scale} />
          <LineMarks key={round.id} line={line} scale={scale} />
        </Area>
        <PriceAxis scale={scale} height={height} last={points.at(-1)?.price ?? base} line={line} />
        <TimeAxis span={span} x={scale.x} label={label} />
      </Canvas>
      {children}
    </Stage>
  );
}

/** The predictions in a round of the players whom this browser follows, who may be anybody but the player. */
function useFollowed(roundId: number): Followed {
  const follows = useAppSelector(selectFollows);
  const own = useSession().userAddress?.toLowerCase();
  const asked = follows.length === 0 ? skipToken : undefined;
  const { currentData } = usePlayersHistoryQuery(asked, usePolling(POLL_MS.players));
  const bets = currentData?.data;
  return useMemo(() => {
    const followed = new Set(follows.filter((address) => address !== own));
    const ofRound = (bets ?? []).filter((bet) => bet.roundId === roundId);
    return new Map(
      ofRound.flatMap(({ playerAddress, name, position }) =>
        playerAddress !== null && followed.has(playerAddress.toLowerCase())
          ? [[position, [name, shortAddress(playerAddress)].join(' ').trim()]]
          : [],
      ),
    );
  }, [bets, follows, own, roundId]);
}

function entryOf({ currentData }: { currentData?: OwnPrediction | undefined }) {
  return {
    hasPredicted: currentData?.hasPredicted ?? false,
    predictedUp: currentData?.predictedUp ?? false,
    predictedAt: currentData?.predictedAt ?? null,
  };
}

/** The signed-in player's prediction in a round. */
function useOwnEntry(roundId: number) {
  const isSignedIn = useSession().status === 'authenticated';
  return useOwnPredictionQuery(isSignedIn ? roundId : skipToken, {
    ...usePolling(POLL_MS.player),
    selectFromResult: entryOf,
  });
}

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

import {
  formatHourAndMinute,
  type CurrentRoundResponse,
  type RoundPrices,
  type SceneOf,
} from '@updown/shared';
import { describeLine } from '../round-line/describe-line';
import { lockLabel, usualLabels } from '../round-line/line-labels';
import { gridPath, sidePaths } from '../round-line/line-paths';
import { lineScale, rounded } from '../round-line/line-scale';
import { labelStyle, movedTo, ON_DOT, tickStyle } from '../round-line/line-styles';
import { roundLine } from '../round-line/round-line';
import { timeTicks } from '../round-line/time-ticks';
import { cssText } from './css-text';

function hourAndMinute(seconds: number): string {
  return formatHourAndMinute(seconds * 1000);
}

/** The line of the latest round, running or over, with the prices that are recorded of it. */
export const lineScene: SceneOf = (answers) => {
  const rounds = answers('/api/contract/current-round-fast') as CurrentRoundResponse | undefined;
  const recorded = answers('/api/round/current/prices') as RoundPrices | undefined;
  const round = rounds?.data.current ?? null;
  if (round === null || recorded?.roundId !== round.id) return null;
  // The page shows the latest prices instead of the round.
  if (round.status === 'idle' && recorded.prices.length === 0) return null;
  const line = roundLine(round, recorded.prices, undefined);
  const { span, base, points, lockFrom, hasEnded } = line;
  const scale = lineScale(span, base, points);
  const { up, down } = sidePaths(points, base, scale);
  const [price, start] = usualLabels(line, scale);
  const lock = lockLabel(line);
  const ticks = timeTicks(span);
  return {
    look: `${price.tone} ${hasEnded ? 'ended' : 'running'}`,
    texts: {
      description: describeLine(round, line, hourAndMinute),
      grid: gridPath(ticks.map(scale.x)),
      lockFrom: `${rounded(scale.x(lockFrom))}`,
      lockWidth: `${rounded(100 - scale.x(lockFrom))}`,
      upArea: up.area,
      upLine: up.line,
      downArea: down.area,
      downLine: down.line,
      lock: lock.text,
      lockBox: cssText(labelStyle(lock)),
      start: start.text,
      startBox: cssText(labelStyle(start)),
      price: price.text,
      priceBox: cssText(labelStyle({ ...price, at: ON_DOT })),
      dot: cssText(movedTo(price.at)),
    },
    items: ticks.map((time) => ({
      kind: 'tick',
      texts: { time: hourAndMinute(time / 1000), place: cssText(tickStyle(scale.x(time))) },
    })),
  };
};

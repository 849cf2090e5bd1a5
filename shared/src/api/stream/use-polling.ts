import { useAppSelector } from '../../store/hooks';
import { selectStreamLoss } from './stream-slice';

interface Polling {
  pollingInterval: number;
  skipPollingIfUnfocused: true;
}

/**
 * Options for a live query: polls at its specified period only while the stream is down, never in a hidden tab. A stream that
 * is about to open is not down, so nothing is drawn again when it opens.
 */
export function usePolling(periodMs: number): Polling {
  const isDown = useAppSelector(selectStreamLoss) !== null;
  return { pollingInterval: isDown ? periodMs : 0, skipPollingIfUnfocused: true };
}

/** The specified periods, in milliseconds. */
export const POLL_MS = {
  round: 15_000,
  players: 10_000,
  status: 10_000,
  price: 30_000,
  player: 10_000,
  result: 30_000,
} as const;

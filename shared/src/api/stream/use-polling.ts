import { useAppSelector } from '../../store/hooks';
import { selectStreamLoss } from '../../store/stream-slice';

interface Polling {
  pollingInterval: number;
  skipPollingIfUnfocused: true;
}

/**
 * Options for a live query: polls every `periodMs` milliseconds only while the stream is down, and never in a hidden tab. A
 * stream that has yet to open does not count as down, so its opening renders nothing.
 */
export function usePolling(periodMs: number): Polling {
  const isDown = useAppSelector(selectStreamLoss) !== null;
  return { pollingInterval: isDown ? periodMs : 0, skipPollingIfUnfocused: true };
}

/** The specified polling periods, in milliseconds. */
export const POLL_MS = {
  round: 15_000,
  players: 10_000,
  status: 10_000,
  price: 30_000,
  player: 10_000,
  result: 30_000,
} as const;

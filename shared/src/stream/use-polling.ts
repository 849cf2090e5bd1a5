import { useAppSelector } from '../store/hooks';
import { selectStreamConnected } from './stream-slice';

interface Polling {
  pollingInterval: number;
  skipPollingIfUnfocused: true;
}

/** Options for a live query: polls at its specified period only while the stream is down, never in a hidden tab. */
export function usePolling(periodMs: number): Polling {
  const connected = useAppSelector(selectStreamConnected);
  return { pollingInterval: connected ? 0 : periodMs, skipPollingIfUnfocused: true };
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

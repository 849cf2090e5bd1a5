import { API_BASE } from './base-query';

/** The address of a player's whole record as a CSV file, for a link with `download`. */
export function recordFile(address: string): string {
  return `${API_BASE}/players/${address}/record.csv`;
}

/** The address of every recorded price of a round as a CSV file. */
export function ticksFile(roundId: number): string {
  return `${API_BASE}/round/${roundId}/ticks.csv`;
}

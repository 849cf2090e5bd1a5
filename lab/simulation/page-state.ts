import type { StreamEvents } from '@updown/protocol/api/stream';
import {
  currentRound,
  depositLimits,
  historyItem,
  playerHistoryItem,
} from '../../api/src/game/present/rounds';
import type { Prediction, Round } from '../../api/src/game/round';

/** The state of a page that has read everything or followed the stream. */
export interface PageState {
  readonly round: StreamEvents['round'] | undefined;
  readonly limits: StreamEvents['limits'] | undefined;
  /** By round and player. */
  readonly predictions: Readonly<Record<string, StreamEvents['prediction']>>;
  /** By round. */
  readonly results: Readonly<Record<string, StreamEvents['result']>>;
}

interface Tables {
  readonly rounds: readonly Round[];
  readonly predictions: readonly Prediction[];
  readonly parameters: readonly { readonly name: string; readonly value: bigint }[];
}

export function keyOf({ roundId, playerAddress }: StreamEvents['prediction']): string {
  return `${roundId} ${playerAddress}`;
}

/** The state of a page that has read these tables. */
export function pageStateOf({ rounds, predictions, parameters }: Tables): PageState {
  const byId = new Map(rounds.map((round) => [round.id, round]));
  const latest = rounds.at(-1);
  const valueOf = (wanted: string) => parameters.find(({ name }) => name === wanted)?.value;
  const [minimum, maximum] = [valueOf('minimumDeposit'), valueOf('maximumDeposit')];
  const items = predictions.flatMap((prediction) => {
    const round = byId.get(prediction.round_id);
    return round === undefined ? [] : [playerHistoryItem(prediction, round)];
  });
  const results = rounds.flatMap((round) => historyItem(round) ?? []);
  return {
    round: latest && currentRound(latest, 0),
    limits:
      minimum === undefined || maximum === undefined ? undefined : depositLimits(minimum, maximum),
    predictions: Object.fromEntries(items.map((item) => [keyOf(item), item])),
    results: Object.fromEntries(results.map((result) => [result.id, result])),
  };
}

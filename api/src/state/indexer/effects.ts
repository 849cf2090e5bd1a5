import type { StreamEvents } from '@updown/protocol/api/stream';
import { isEnding, type GameEvent } from '../../game/events';
import {
  currentRound,
  depositLimits,
  historyItem,
  playerHistoryItem,
} from '../../game/present/rounds';
import { addressOf } from '../../game/units';
import { predictionKey, type Rows } from './reduce';

export type StreamItem = {
  [Name in keyof StreamEvents]: { readonly event: Name; readonly data: StreamEvents[Name] };
}[keyof StreamEvents];

const limitEvents = new Set(['MinimumDepositChanged', 'MaximumDepositChanged']);

/** The stream messages for these events, given the rows after them. */
export function streamItems(
  events: readonly GameEvent[],
  rows: Rows,
  latestRoundId: number,
  now: number,
): StreamItem[] {
  const items: StreamItem[] = [];
  const latest = rows.rounds.get(latestRoundId);
  if (
    latest !== undefined &&
    events.some(({ args }) => 'roundId' in args && args.roundId === latest.id)
  ) {
    items.push({ event: 'round', data: currentRound(latest, now) });
  }

  for (const event of events) {
    const { name, args } = event;
    const round = 'roundId' in args ? rows.rounds.get(args.roundId) : undefined;
    if (round === undefined) continue;
    if (name === 'PredictionMade') {
      const prediction = rows.predictions.get(predictionKey(args.roundId, args.player));
      if (prediction !== undefined) {
        items.push({ event: 'prediction', data: playerHistoryItem(prediction, round) });
      }
    }
    if (name === 'RewardsClaimed') {
      const playerAddress = addressOf(args.player);
      items.push({ event: 'claim', data: { roundId: round.id, playerAddress } });
    }
    const ended = isEnding(event) ? historyItem(round) : null;
    if (ended === null) continue;
    items.push({ event: 'result', data: ended });
    for (const prediction of rows.predictions.values()) {
      if (prediction.round_id === round.id) {
        items.push({ event: 'prediction', data: playerHistoryItem(prediction, round) });
      }
    }
  }

  const minimum = rows.parameters.get('minimumDeposit');
  const maximum = rows.parameters.get('maximumDeposit');
  if (
    minimum !== undefined &&
    maximum !== undefined &&
    events.some(({ name }) => limitEvents.has(name))
  ) {
    items.push({ event: 'limits', data: depositLimits(minimum, maximum) });
  }
  return items;
}

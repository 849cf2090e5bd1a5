import { useClock, useConfigQuery } from '@updown/shared';
import { comesByItself } from '../rules/comes-by-itself';
import { useLiveRound } from './use-live-round';

/** Whether the result or the next round is about to come by itself. Renders once when that changes. */
export function useComesByItself(): boolean {
  const { round, phase } = useLiveRound();
  const startsRounds = useConfigQuery().data?.startsRounds === true;
  const endTime = round?.end_time ?? 0;
  return useClock((now) => comesByItself({ phase, endTime, startsRounds, now }));
}

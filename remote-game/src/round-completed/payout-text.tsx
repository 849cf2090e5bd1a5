import {
  formatCountdown,
  secondsLeft,
  useClock,
  useClockText,
  useConfigQuery,
} from '@updown/shared';
import { useCallback } from 'react';
import { rich, t } from '../../texts/texts';
import { payoutState } from '../rules/payout-state';
import type { PlayersResult } from './use-round-result';

export function usePayoutState({ endTime, hasClaimed }: PlayersResult) {
  const payOutSeconds = useConfigQuery().data?.payOutSeconds;
  return useClock((now) => payoutState({ payOutSeconds, endTime, hasClaimed, now }));
}

/** What becomes of the payout, after its sum: 'on its way · 0:48' or 'to claim'. Nothing once it is paid. */
export function PayoutText({ outcome }: { outcome: PlayersResult }) {
  const state = usePayoutState(outcome);
  const payOutSeconds = useConfigQuery().data?.payOutSeconds ?? 0;
  const dueAt = (outcome.endTime ?? 0) + payOutSeconds;
  const isDue = useClock((now) => secondsLeft(0, dueAt, now) > 0);
  if (state === 'claimed' || outcome.payout === 0n) return null;
  if (state === 'to-claim') return t('to claim');
  return isDue
    ? rich('on its way · {time}', { time: <TimeLeft dueAt={dueAt} /> })
    : t('on its way');
}

function TimeLeft({ dueAt }: { dueAt: number }) {
  const left = useCallback((now: number) => formatCountdown(secondsLeft(0, dueAt, now)), [dueAt]);
  return <span translate="no" ref={useClockText(left)} />;
}

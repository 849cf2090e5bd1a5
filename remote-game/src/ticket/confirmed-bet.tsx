import {
  betTaken,
  coversStake,
  selectConfirmedBet,
  toastShown,
  useAppDispatch,
  useAppSelector,
  useQuickPlay,
} from '@updown/shared';
import { useEffect, useEffectEvent } from 'react';
import { t } from '../../texts/texts';
import { useLiveRound } from '../round/use-live-round';
import type { Bet } from './directions';
import { usePlaceBet } from './use-bet';

/** After this time in milliseconds, the player confirms again. */
const PLACED_WITHIN_MS = 20_000;

/**
 * Places the bet that the player has confirmed in the host's dialog: once the page holds its key, and only while betting is open
 * in the round in which the player chose it.
 */
export function ConfirmedBet(bet: Bet) {
  const { phase, reading } = useLiveRound();
  const dispatch = useAppDispatch();
  const confirmed = useAppSelector(selectConfirmedBet);
  const quickPlay = useQuickPlay();
  const place = usePlaceBet(bet);
  const { state, stake, choice } = bet;

  const isThisBet =
    confirmed !== null && confirmed.side === choice.chosen && confirmed.stake === `${stake}`;
  const isReady = state.action === 'confirm' && state.blockedBy === null;
  const isPlaceable = isThisBet && isReady && coversStake(quickPlay, stake);
  const isTooLate = confirmed !== null && reading === 'read' && phase !== 'active';

  const onPlaceable = useEffectEvent(() => {
    dispatch(betTaken());
    place(null);
  });
  const onTooLate = useEffectEvent(() => {
    dispatch(betTaken());
    const title = t('Your bet was not placed');
    const message = t('Betting in this round has closed.');
    dispatch(toastShown({ type: 'info', title, message }));
  });

  useEffect(() => {
    if (isPlaceable) onPlaceable();
  }, [isPlaceable]);
  useEffect(() => {
    if (isTooLate) onTooLate();
  }, [isTooLate]);
  useEffect(() => {
    if (confirmed === null) return;
    const timer = setTimeout(() => dispatch(betTaken()), PLACED_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [confirmed, dispatch]);
  // Or the bet would be placed when the player comes back to the page, minutes later.
  useEffect(() => () => void dispatch(betTaken()), [dispatch]);
  return null;
}

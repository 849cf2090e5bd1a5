import { errorMessage, toastShown, useAppDispatch, useSession } from '@updown/shared';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { t } from '../../texts/texts';
import { SwitchRow } from '../preferences/alerts-switch';
import { isSubscribed, turnPushOff, turnPushOn } from './push';
import { usePushKeyQuery } from './push-api';
import { followPushPlayer, keepPushPlayer, pushPlayer } from './push-choice';

/** Turns the notifications for a closed page on or off, if the operator sends any. */
export function PushSwitch() {
  const dispatch = useAppDispatch();
  const { userAddress } = useSession();
  const { data } = usePushKeyQuery();
  const player = useSyncExternalStore(followPushPlayer, pushPlayer, () => null);
  const [isBusy, setBusy] = useState(false);
  // The browser may have ended the subscription by itself.
  useEffect(() => {
    if (player === null) return;
    void isSubscribed().then((is) => is || keepPushPlayer(null));
  }, [player]);
  if (userAddress === null || data?.publicKey == null) return null;
  const on = player === userAddress && Notification.permission === 'granted';
  const title = t('Notify me when this page is closed');
  const failed = (message: string) => dispatch(toastShown({ type: 'error', title, message }));

  async function toggle(): Promise<void> {
    if (on) return dispatch(turnPushOff());
    // First, because the browser asks only right after a press.
    const permission = await Notification.requestPermission();
    if (permission === 'granted') return dispatch(turnPushOn());
    failed(t('Your browser blocks notifications. Allow them for this site first.'));
  }

  function press(): void {
    setBusy(true);
    toggle()
      .catch((error: unknown) =>
        failed(errorMessage(error, t('Your browser could not turn the notifications on.'))),
      )
      .finally(() => setBusy(false));
  }

  return (
    <SwitchRow>
      {title}
      <input type="checkbox" role="switch" checked={on} disabled={isBusy} onChange={press} />
    </SwitchRow>
  );
}

import { toastShown, useAppDispatch } from '@updown/shared';
import { useSyncExternalStore } from 'react';
import { t } from '../../texts/texts';
import { chooseAlerts, followAlerts, wantsAlerts } from './alerts-choice';

/** The notification and the sound for a result, and a function that turns them on or off. */
export function useAlerts() {
  const dispatch = useAppDispatch();
  const on = useSyncExternalStore(followAlerts, wantsAlerts, () => false);

  async function toggle(): Promise<void> {
    const granted = await chooseAlerts(!on);
    if (on || granted) return;
    dispatch(
      toastShown({
        type: 'error',
        title: t('Notification and sound at a result'),
        message: t('Your browser blocks notifications. Allow them for this site first.'),
      }),
    );
  }
  return { on, toggle: () => void toggle() };
}

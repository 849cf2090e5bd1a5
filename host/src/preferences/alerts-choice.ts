import { toastShown, useAppDispatch } from '@updown/shared';
import { useSyncExternalStore } from 'react';
import { t } from '../../texts/texts';
import { siteStorage } from '../browser-storage';

const KEY = 'resultAlerts';

const followers = new Set<() => void>();

/** Calls back when the player changes the choice, here or elsewhere on the page. */
export function followAlerts(onChange: () => void): () => void {
  followers.add(onChange);
  return () => void followers.delete(onChange);
}

/** Whether the browser has notifications at all. */
export function hasNotifications(): boolean {
  return 'Notification' in window;
}

/** Whether the player wants a notification and a sound for a result; off until they enable it in this browser. */
export function wantsAlerts(): boolean {
  return siteStorage.getItem(KEY) === 'on' && permission() === 'granted';
}

function permission(): NotificationPermission {
  return hasNotifications() ? Notification.permission : 'denied';
}

/** Enables or disables the alerts; the browser may ask the player for permission. Resolves to the new state. */
export async function chooseAlerts(wanted: boolean): Promise<boolean> {
  const granted = wanted && (await mayNotify());
  if (granted) siteStorage.setItem(KEY, 'on');
  else siteStorage.removeItem(KEY);
  for (const onChange of followers) onChange();
  return granted;
}

async function mayNotify(): Promise<boolean> {
  if (!hasNotifications()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

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

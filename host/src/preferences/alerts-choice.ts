import { siteStorage } from '../browser-storage';

const KEY = 'resultAlerts';

/** Whether the player wants a notification and a sound for a result; off until they enable it in this browser. */
export function wantsAlerts(): boolean {
  return siteStorage.getItem(KEY) === 'on' && permission() === 'granted';
}

function permission(): NotificationPermission {
  return 'Notification' in window ? Notification.permission : 'denied';
}

/** Enables or disables the alerts; the browser may ask the player for permission. Resolves to the new state. */
export async function chooseAlerts(wanted: boolean): Promise<boolean> {
  const granted = wanted && (await mayNotify());
  if (granted) siteStorage.setItem(KEY, 'on');
  else siteStorage.removeItem(KEY);
  return granted;
}

async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

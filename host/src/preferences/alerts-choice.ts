const KEY = 'resultAlerts';

/** Whether the player wants a notification and a sound at a result: off unless they switched it on here. */
export function wantsAlerts(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on' && permission() === 'granted';
  } catch {
    return false;
  }
}

function permission(): NotificationPermission {
  return 'Notification' in window ? Notification.permission : 'denied';
}

/** Switches the alerts on or off. The browser asks the player for permission. Resolves to the new state. */
export async function chooseAlerts(wanted: boolean): Promise<boolean> {
  const granted = wanted && (await mayNotify());
  try {
    if (granted) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    return false;
  }
  return granted;
}

async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

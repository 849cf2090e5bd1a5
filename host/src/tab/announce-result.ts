import { t } from '../texts/texts';
import { wantsAlerts } from './alerts-choice';
import type { Result } from './follow-results';
import { playChime } from './play-chime';

/** Alerts a player who switched it on: a sound, and a notification while the tab is hidden. */
export function announceResult({ roundId, text }: Result): void {
  if (!wantsAlerts()) return;
  playChime();
  if (document.visibilityState === 'visible') return;
  const notification = new Notification(text, {
    body: t('Round #{id} has ended.', { id: roundId }),
    tag: `round-${roundId}`,
    icon: '/icons/icon-192.png',
  });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

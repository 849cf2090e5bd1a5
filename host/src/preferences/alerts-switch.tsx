import { t } from '../../texts/texts';
import { useAlerts } from './alerts-choice';
import { SwitchRow } from './switch-row';

/** Toggles the notification and the sound for a result, if the browser permits them. */
export function AlertsSwitch() {
  const { on, toggle } = useAlerts();
  return (
    <SwitchRow>
      {t('Notification and sound at a result')}
      <input type="checkbox" role="switch" checked={on} onChange={toggle} />
    </SwitchRow>
  );
}

import { t } from '../../texts/texts';
import { SwitchRow } from './switch-row';
import { useAlerts } from './use-alerts';

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

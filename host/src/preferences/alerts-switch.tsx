import { styled } from '@updown/shared';
import { t } from '../../texts/texts';
import { useAlerts } from './alerts-choice';

/** A label with a switch. */
export const SwitchRow = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.sm};
  min-height: 44px;
  font-size: ${({ theme }) => theme.font.size.sm};
  cursor: pointer;

  input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: ${({ theme }) => theme.color.accent};
  }
`;

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

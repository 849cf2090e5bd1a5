import { styled } from '@updown/shared';
import { useState } from 'react';
import { t } from '../../texts/texts';
import { chooseAlerts, wantsAlerts } from './alerts-choice';

const Row = styled.label`
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

const Hint = styled.p`
  color: ${({ theme }) => theme.color.warning};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

/** Toggles the notification and the sound for a result, if the browser permits them. */
export function AlertsSwitch() {
  const [on, setOn] = useState(wantsAlerts);
  const [refused, setRefused] = useState(false);

  async function choose(wanted: boolean): Promise<void> {
    const granted = await chooseAlerts(wanted);
    setOn(granted);
    setRefused(wanted && !granted);
  }

  return (
    <div>
      <Row>
        {t('Notification and sound at a result')}
        <input
          type="checkbox"
          role="switch"
          checked={on}
          onChange={({ target }) => void choose(target.checked)}
        />
      </Row>
      {refused && (
        <Hint role="status">
          {t('Your browser blocks notifications. Allow them for this site first.')}
        </Hint>
      )}
    </div>
  );
}

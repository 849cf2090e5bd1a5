import { Button, styled } from '@updown/shared';
import { t } from '../../../texts/texts';
import { hasNotifications, useAlerts } from '../../preferences/alerts-choice';

const Square = styled(Button)`
  width: 44px;
  padding: 0;

  path {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  &[aria-pressed='true'] path:first-child {
    fill: currentcolor;
  }
  /* Where the age of the price needs the room, the profile has the switch. */
  @media (max-width: 799px) {
    display: none;
  }
  @media (max-width: 1119px) {
    header:has([data-winnings]) & {
      display: none;
    }
  }
`;

/** A bell, filled while the player gets a notification and a sound for a result. */
export function AlertsButton() {
  const { on, toggle } = useAlerts();
  if (!hasNotifications()) return null;
  const label = t('Notification and sound at a result');
  return (
    <Square aria-pressed={on} aria-label={label} title={label} onClick={toggle}>
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden>
        <path d="M6 10a6 6 0 0 1 12 0c0 6 2 7 2 7H4s2-1 2-7z" />
        <path d="M10 21h4" />
      </svg>
    </Square>
  );
}

import { Button } from '@updown/shared';
import { useHost } from '../context/host-context';
import type { Offer } from '../remotes/open-site';
import { t } from '../texts/texts';
import { Frame, Line, Mark, Plain, Text } from './toast-frame';

// The pressed button goes with the notice.
function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Offers a new version of what is on the page. It stays until the visitor decides: now, or when they come back. */
export function UpdateNotice({ offer }: { offer: Offer }) {
  const { running } = useHost();
  const update = () => {
    running.update();
    focusPage();
  };
  const decline = () => {
    running.decline();
    focusPage();
  };
  const text = t('A new version is ready.');
  return (
    <Frame data-toast $type="info">
      <Line>
        <Mark aria-hidden $type="info">
          i
        </Mark>
        <Text>{text}</Text>
        {offer === 'update' ? (
          <Button $small onClick={update}>
            {t('Update')}
          </Button>
        ) : (
          <Button $small onClick={() => location.reload()}>
            {t('Reload page')}
          </Button>
        )}
        <Plain aria-label={t('Close: {title}', { title: text })} onClick={decline}>
          ✕
        </Plain>
      </Line>
    </Frame>
  );
}

import { Button, Notice } from '@updown/shared';
import type { Overrides } from '../site/site';
import { t } from '../texts/texts';
import { storeOverrides } from './stored-overrides';

/** Says on every page what of it is a developer's own, with the way back to the site as it is deployed. */
export function OverrideBar({ overridden }: { overridden: Overrides }) {
  const reset = () => {
    storeOverrides({}, sessionStorage);
    location.reload();
  };
  const list = Object.entries(overridden)
    .map(([remote, origin]) => `${remote} ← ${origin}`)
    .join(', ');
  return (
    <Notice tone="warning" role="status">
      <span>{t('Developer override: {list}', { list })}</span>
      <Button $small onClick={reset}>
        {t('Reset')}
      </Button>
    </Notice>
  );
}

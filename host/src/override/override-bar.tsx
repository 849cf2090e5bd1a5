import { Button, Notice, styled } from '@updown/shared';
import { t } from '../../texts/texts';
import { tabStorage } from '../browser-storage';
import type { Overrides } from '../site/site';
import { storeOverrides } from './stored-overrides';

// Sticks above every other sticky element, because anything on the page may come from the developer's own remote.
const Bar = styled.div`
  position: sticky;
  top: var(--header);
  z-index: ${({ theme }) => theme.layer.header - 1};
  background: ${({ theme }) => theme.color.canvas};
`;

/** Lists on every page the remotes that a developer has overridden, with a button that resets them. */
export function OverrideBar({ overridden }: { overridden: Overrides }) {
  const reset = () => {
    storeOverrides({}, tabStorage);
    location.reload();
  };
  const list = Object.entries(overridden)
    .map(([remote, origin]) => `${remote} ← ${origin}`)
    .join(', ');
  return (
    <Bar>
      <Notice tone="warning" role="status">
        <span>{t('Developer override: {list}', { list })}</span>
        <Button $small onClick={reset}>
          {t('Reset')}
        </Button>
      </Notice>
    </Bar>
  );
}

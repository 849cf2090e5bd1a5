import { useEffect, useState } from 'react';
import { t } from '../../texts/texts';
import { tabStorage } from '../browser-storage';
import { useSite } from '../host-context';
import { OverridePanel } from './override-panel';
import { storeOverrides } from './stored-overrides';
import { TabBar } from './tab-bar';

function isShortcut({ altKey, shiftKey, code }: KeyboardEvent): boolean {
  return altKey && shiftKey && code === 'KeyO';
}

function reset(): void {
  storeOverrides({}, tabStorage);
  location.reload();
}

/** A panel that Alt+Shift+O opens, and a bar while an override is active. */
export function Override() {
  const site = useSite();
  const { overridden = {} } = site;
  const active = Object.entries(overridden);
  const list = active.map(([remote, origin]) => `${remote} ← ${origin}`).join(', ');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      {active.length > 0 && (
        <TabBar
          text={t('Developer override: {list}', { list })}
          leave={t('Reset')}
          onLeave={reset}
        />
      )}
      {isOpen && <OverridePanel site={site} onClose={() => setOpen(false)} />}
    </>
  );
}

import { useEffect, useState } from 'react';
import { useSite } from '../host-context';
import { OverrideBar } from './override-bar';
import { OverridePanel } from './override-panel';

function isShortcut({ altKey, shiftKey, code }: KeyboardEvent): boolean {
  return altKey && shiftKey && code === 'KeyO';
}

/** A panel that Alt+Shift+O opens, and a bar while an override is active. */
export function Override() {
  const site = useSite();
  const { overridden = {} } = site;
  const isActive = Object.keys(overridden).length > 0;
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
      {isActive && <OverrideBar overridden={overridden} />}
      {isOpen && <OverridePanel site={site} onClose={() => setOpen(false)} />}
    </>
  );
}

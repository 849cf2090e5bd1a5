import { useEffect, useState } from 'react';
import { useSite } from '../../host-context';
import { loadOverrideTools } from './override';

type Tools = Awaited<ReturnType<typeof loadOverrideTools>>;

function isShortcut({ altKey, shiftKey, code }: KeyboardEvent): boolean {
  return altKey && shiftKey && code === 'KeyO';
}

/** On a site that allows overrides: a panel that Alt+Shift+O opens, and a bar while an override is active. */
export function DeveloperOverride() {
  const site = useSite();
  const { allowedOverrides = [], overridden = {} } = site;
  const isActive = Object.keys(overridden).length > 0;
  const isAllowed = allowedOverrides.length > 0;
  const [isOpen, setOpen] = useState(false);
  const [tools, setTools] = useState<Tools | null>(null);

  useEffect(() => {
    if (!isAllowed) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isAllowed]);

  const isWanted = isOpen || isActive;
  useEffect(() => {
    if (!isWanted) return;
    loadOverrideTools().then(setTools, (error: unknown) => console.warn('[override]', error));
  }, [isWanted]);

  if (tools === null) return null;
  return (
    <>
      {isActive && <tools.OverrideBar overridden={overridden} />}
      {isOpen && <tools.OverridePanel site={site} onClose={() => setOpen(false)} />}
    </>
  );
}

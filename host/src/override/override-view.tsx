import { Button, Dialog, Select, styled } from '@updown/shared';
import { useEffect, useState } from 'react';
import { t } from '../../texts/texts';
import { tabStorage } from '../browser-storage';
import { useSite } from '../host-context';
import type { Overrides, Site } from '../site/site';
import { storeOverrides } from './stored-overrides';
import { TabBar } from './tab-bar';

const Line = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.md};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** Lets a developer choose, for this tab, the allowed origin that serves each remote. */
function OverridePanel({ site, onClose }: { site: Site; onClose: () => void }) {
  const { allowedOverrides = [], overridden = {} } = site;
  const [chosen, setChosen] = useState<Overrides>(overridden);
  const choose = (name: string, origin: string) => {
    const others = Object.entries(chosen).filter(([other]) => other !== name);
    setChosen(Object.fromEntries(origin === '' ? others : [...others, [name, origin]]));
  };
  const apply = () => {
    storeOverrides(chosen, tabStorage);
    location.reload();
  };
  return (
    <Dialog open title={t('Override a remote')} onClose={onClose}>
      {Object.keys({ ...site.remotes, ...overridden }).map((name) => (
        <Line key={name}>
          {name}
          <Select value={chosen[name] ?? ''} onChange={({ target }) => choose(name, target.value)}>
            <option value="">{t('as deployed')}</option>
            {allowedOverrides.map((origin) => (
              <option key={origin}>{origin}</option>
            ))}
          </Select>
        </Line>
      ))}
      <Button $variant="primary" onClick={apply}>
        {t('Apply and reload')}
      </Button>
    </Dialog>
  );
}

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

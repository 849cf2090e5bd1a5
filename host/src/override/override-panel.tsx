import { Button, Dialog, Select, styled } from '@updown/shared';
import { useState } from 'react';
import { t } from '../../texts/texts';
import { tabStorage } from '../browser-storage';
import type { Overrides, Site } from '../site/site';
import { storeOverrides } from './stored-overrides';

const Line = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.md};
  font-size: ${({ theme }) => theme.font.size.sm};
`;

/** Lets a developer choose, for this tab, the allowed origin that serves each remote. */
export function OverridePanel({ site, onClose }: { site: Site; onClose: () => void }) {
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

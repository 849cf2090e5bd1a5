import type { Text } from '@updown/shared';
import { useEffect, useState, type ReactNode } from 'react';
import { useFill } from '../admin/drafts';
import { t } from '../texts/texts';
import { focusTarget } from './focus-target';
import { LeadContext, type Target } from './lead';

interface LeadingProps {
  /** Shows the place of the target, if it is behind a tab. */
  onLead: (name: Text) => void;
  children: ReactNode;
}

/** Lets what is below lead to forms and cards of the page. */
export function Leading({ onLead, children }: LeadingProps) {
  const [target, setTarget] = useState<Target | null>(null);
  const fill = useFill();
  // The tab with the target is open once this renders.
  useEffect(() => {
    if (target !== null) focusTarget(t(target.name));
  }, [target]);

  function lead(to: Target): void {
    if (to.texts !== undefined) fill(to.name, to.texts);
    onLead(to.name);
    setTarget({ ...to });
  }
  return <LeadContext value={lead}>{children}</LeadContext>;
}

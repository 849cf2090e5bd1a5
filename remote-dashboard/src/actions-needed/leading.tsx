import type { Text } from '@updown/shared';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { t } from '../../texts/texts';
import { useFill } from '../admin/drafts';

/** A form or card of the dashboard, identified by its English title in every language. */
export interface Target {
  name: Text;
  /** Fills in the form's fields. */
  texts?: Readonly<Record<string, string>>;
}

export const LeadContext = createContext<(target: Target) => void>(() => undefined);

/** Takes the admin to a form or card: shows it, fills it in and focuses it. */
export function useLead() {
  return use(LeadContext);
}

/** Finds the form or card by its accessible name. */
function find(name: string): HTMLElement | undefined {
  const titled = [...document.querySelectorAll<HTMLElement>('form, section')];
  return titled.find((element) => {
    const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    return title?.textContent === name;
  });
}

/** Scrolls to the form or card with this title, and focuses its first control. */
export function focusTarget(name: string): void {
  const target = find(name);
  target?.scrollIntoView({ block: 'center' });
  target?.querySelector<HTMLElement>('input, button:enabled')?.focus({ preventScroll: true });
}

interface LeadingProps {
  /** Shows the target if it is in another tab. */
  onLead: (name: Text) => void;
  children: ReactNode;
}

/** Lets its children link to forms and cards of the page. */
export function Leading({ onLead, children }: LeadingProps) {
  const [target, setTarget] = useState<Target | null>(null);
  const fill = useFill();
  // The tab with the target is open once this component renders.
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

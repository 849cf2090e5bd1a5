import type { Text } from '@updown/shared';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { t } from '../../texts/texts';
import { useFill } from '../admin/drafts';

/** A form or a card of the dashboard, by its title, whatever the language. */
export interface Target {
  name: Text;
  /** Fills in the form's fields. */
  texts?: Readonly<Record<string, string>>;
}

export const LeadContext = createContext<(target: Target) => void>(() => undefined);

/** Leads the admin to a form or a card: shows it, fills it in and focuses it. */
export function useLead() {
  return use(LeadContext);
}

/** The form or the card of that title, which names it. */
function find(name: string): HTMLElement | undefined {
  const titled = [...document.querySelectorAll<HTMLElement>('form, section')];
  return titled.find((element) => {
    const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    return title?.textContent === name;
  });
}

/** Scrolls to the form or the card of that title, and focuses its first control. */
export function focusTarget(name: string): void {
  const target = find(name);
  target?.scrollIntoView({ block: 'center' });
  target?.querySelector<HTMLElement>('input, button:enabled')?.focus({ preventScroll: true });
}

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

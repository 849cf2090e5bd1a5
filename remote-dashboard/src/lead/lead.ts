import type { Text } from '@updown/shared';
import { createContext, use } from 'react';

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

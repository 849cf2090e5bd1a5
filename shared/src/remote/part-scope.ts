import { createContext, use, type ComponentType } from 'react';

/** What the host tells each part of a remote in the page. */
export interface PartScope {
  /** The remote's name on the site. */
  readonly remote: string;
  /** The remote's settings: the operator's values, and the defaults of its contributes.json. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Shows the entries of a place that the remote offers. */
  readonly Entries?: ComponentType<EntriesProps>;
  /** The place of another remote's part that this part is an entry of, and what that one says about it. */
  readonly entry?: { readonly place: string; readonly context: unknown } | undefined;
}

export interface EntriesProps {
  owner: string;
  place: string;
  context: unknown;
}

/** Only the host provides it, and a test in its place. */
export const PartContext = createContext<PartScope | null>(null);

/** The contributes.json of a remote with settings: `import type own from '../contributes.json'`. */
interface WithSettings {
  settings: { properties: Record<string, { default: unknown }> };
}

type SettingsOf<Own extends WithSettings> = {
  readonly [
    Name in keyof Own['settings']['properties']
  ]: Own['settings']['properties'][Name]['default'];
};

/** The remote's own settings, typed by its contributes.json: `useSettings<typeof own>()`. They change while the page is open. */
export function useSettings<Own extends WithSettings>(): SettingsOf<Own> {
  const scope = use(PartContext);
  if (scope === null) throw new Error('useSettings is used outside of the page of a remote.');
  return scope.settings as SettingsOf<Own>;
}

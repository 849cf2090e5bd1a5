import { remoteName } from '@updown/protocol/site/site-descriptor';
import * as v from 'valibot';
import type { Overrides, Site } from '../site/site';

const KEY = 'updown:overrides';

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Whether this tab has overrides on a site that allows them. */
export function hasOverrides(
  { allowedOverrides = [] }: Site,
  storage: Pick<Storage, 'getItem'>,
): boolean {
  return allowedOverrides.length > 0 && storage.getItem(KEY) !== null;
}

/** The tab's overrides that the site allows. Anyone may have written to the storage, so it is not trusted. */
export function storedOverrides({ allowedOverrides = [] }: Site, storage: TabStorage): Overrides {
  const stored = parsed(storage.getItem(KEY));
  return Object.fromEntries(
    Object.entries(stored).filter(
      (pair): pair is [string, string] =>
        v.is(remoteName, pair[0]) && v.is(v.picklist(allowedOverrides), pair[1]),
    ),
  );
}

export function storeOverrides(overrides: Overrides, storage: TabStorage): void {
  if (Object.keys(overrides).length === 0) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(overrides));
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

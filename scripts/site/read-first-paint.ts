import * as v from 'valibot';
import {
  FIRST_PAINT_FILE,
  hostFirstPaintSchema,
  remoteFirstPaintSchema,
} from '../../webpack/prerender/first-paint';
import type { FirstPaint } from './first-paint';
import type { SiteDescriptor } from '@updown/shared/site';

/** Reads a file of the site; undefined if there is none. */
type Read = (path: string) => Promise<Buffer | undefined>;

async function parsed<Schema extends v.GenericSchema>(read: Read, path: string, schema: Schema) {
  const content = await read(path);
  return content && v.parse(schema, JSON.parse(content.toString()));
}

/** What the front ends of a site have rendered ahead; undefined if its host has nothing. */
export async function readFirstPaint(
  read: Read,
  site: SiteDescriptor,
): Promise<FirstPaint | undefined> {
  const host = await parsed(read, FIRST_PAINT_FILE, hostFirstPaintSchema);
  if (host === undefined) return undefined;
  const remotes = await Promise.all(
    Object.entries(site.remotes)
      .filter(([, { entry }]) => entry.startsWith('/'))
      .map(async ([name, { entry }]) => {
        const folder = entry.slice(1, entry.lastIndexOf('/') + 1);
        const path = `${folder}${FIRST_PAINT_FILE}`;
        return [name, await parsed(read, path, remoteFirstPaintSchema)] as const;
      }),
  );
  return { host, remotes: Object.fromEntries(remotes.filter(([, paint]) => paint)) } as FirstPaint;
}

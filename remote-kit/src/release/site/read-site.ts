import {
  describeIssue,
  siteSchema,
  type SiteDescriptor,
} from '@updown/protocol/site/site-descriptor';
import * as v from 'valibot';
import { Problem } from '../../../../tools/problem';
import type { Store, Stored } from '../store/store';

export const SITE_FILE = 'site.json';

export interface DeployedSite {
  readonly site: SiteDescriptor;
  readonly seen: Stored;
}

function parsed(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(`${place} is no JSON: ${(error as Error).message}`);
  }
}

/** A descriptor from the text of a file; throws a problem that says what is wrong with it. */
export function parseSite(text: string, place: string): SiteDescriptor {
  const value = parsed(text, place);
  const schema = (value as { schema?: unknown } | null)?.schema ?? 1;
  if (schema !== 2) {
    throw new Problem(
      `${place} is of schema ${JSON.stringify(schema)}, and this command writes schema 2. To replace it and all remotes by those of this checkout: npm run assemble -- <site> --new-descriptor`,
    );
  }
  const result = v.safeParse(siteSchema, value);
  if (result.success) return result.output;
  throw new Problem(`${place} is faulty: ${describeIssue(result.issues[0])}`);
}

/** The site's descriptor; undefined if there is no site. */
export async function findSite(store: Store): Promise<DeployedSite | undefined> {
  const seen = await store.read(SITE_FILE);
  if (seen === undefined) return undefined;
  return { site: parseSite(seen.content.toString(), `${store.name}/${SITE_FILE}`), seen };
}

export async function readSite(store: Store): Promise<DeployedSite> {
  const found = await findSite(store);
  if (found) return found;
  throw new Problem(`${store.name} has no ${SITE_FILE}. npm run assemble -- <site> makes a site.`);
}

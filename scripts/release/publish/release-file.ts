import * as v from 'valibot';
import { Problem } from '../../lib/problem';
import { describeIssue, releaseFileSchema, type ReleaseFile } from '@updown/shared/site';

export const RELEASE_FILE = 'release.json';

/** The description of a release from the text of its file. */
export function parseRelease(text: string, place: string): ReleaseFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Problem(`${place} is no JSON: ${(error as Error).message}`);
  }
  const result = v.safeParse(releaseFileSchema, value);
  if (!result.success) throw new Problem(`${place} is faulty: ${describeIssue(result.issues[0])}`);
  const { entry, modules, files } = result.output;
  const missing = [entry, ...Object.values(modules).flat()].find((name) => !(name in files));
  if (missing !== undefined) throw new Problem(`${place} is faulty: it lists no ${missing}.`);
  return result.output;
}

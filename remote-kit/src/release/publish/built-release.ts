import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  describeIssue,
  RELEASE_FILE,
  releaseFileSchema,
  type ReleaseFile,
} from '@updown/protocol/site/site-descriptor';
import * as v from 'valibot';
import { Problem } from '../../../../tools/problem';
import type { RemoteBudgets } from '../../../../webpack/budgets';
import { integrityOf } from '../../../../webpack/integrity-of';

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

/** A built remote: its description, and its files by their names. */
export interface BuiltRelease {
  readonly file: ReleaseFile;
  readonly contents: ReadonlyMap<string, Buffer>;
  /** The budgets in its package.json; the build has checked the sizes. */
  readonly budgets?: RemoteBudgets;
}

/** Reads a built remote, and compares each file with its description. */
export async function readBuilt(folder: string): Promise<BuiltRelease> {
  const read = (name: string) =>
    readFile(join(folder, name)).catch(() => {
      throw new Problem(`${folder} has no ${name}: build it again.`);
    });
  const file = parseRelease((await read(RELEASE_FILE)).toString(), join(folder, RELEASE_FILE));
  const contents = new Map<string, Buffer>();
  for (const [name, hash] of Object.entries(file.files)) {
    const content = await read(name);
    if (integrityOf(content) !== hash) {
      throw new Problem(`${join(folder, name)} was changed after the build: build it again.`);
    }
    contents.set(name, content);
  }
  return { file, contents };
}

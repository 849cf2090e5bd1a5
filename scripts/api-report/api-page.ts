import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Application } from 'typedoc';
import { Problem } from '../../tools/problem';

const PAGE = 'shared-api.md';

/** The page of the API of `shared`, from its docstrings, as its typedoc.json describes it. */
export async function apiPage(root: string): Promise<string> {
  const out = await mkdtemp(join(tmpdir(), 'updown-api-'));
  try {
    const app = await Application.bootstrapWithPlugins({
      options: join(root, 'shared', 'typedoc.json'),
      tsconfig: join(root, 'shared', 'tsconfig.json'),
      out,
    });
    const project = await app.convert();
    if (project === undefined) throw new Problem('The API of shared does not compile.');
    await app.generateOutputs(project);
    return await readFile(join(out, PAGE), 'utf8');
  } finally {
    await rm(out, { recursive: true });
  }
}

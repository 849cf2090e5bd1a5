import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isReserved } from '@updown/protocol/site/contribution-rules';
import { contributesSchema } from '@updown/protocol/site/contributions';
import { remoteName } from '@updown/protocol/site/site-descriptor';
import * as v from 'valibot';
import { Problem } from '../../tools/problem';

const ENDING = '.template';

/** 'top-players' as a component, 'TopPlayers', and as a title, 'Top players'. */
function namesOf(name: string): Readonly<Record<string, string>> {
  const title = name.replaceAll('-', ' ');
  return {
    __name__: name,
    __Name__: name.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase()),
    __Title__: `${title[0]!.toUpperCase()}${title.slice(1)}`,
  };
}

function checkName(parent: string, name: string): void {
  const page = { path: `/${name}`, title: { en: name }, module: 'Page' };
  const isPath = v.is(contributesSchema, { pages: [page] }) && !isReserved(page.path);
  if (!v.is(remoteName, name) || !isPath) {
    throw new Problem(
      `'${name}' cannot be the name of a remote: it has small letters, digits and hyphens, such as leaderboard, and is not one of the site's own addresses.`,
    );
  }
  if (existsSync(join(parent, `remote-${name}`))) {
    throw new Problem(`There is a folder remote-${name} already.`);
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

interface Place {
  /** The parent of the remote's folder. */
  readonly parent: string;
  /** The folder of the templates. */
  readonly templates: string;
  /** Whether the remote becomes a package of this repository, or a repository of its own. */
  readonly kind: 'inside' | 'outside';
}

/** Makes the folder of a new remote; resolves with the paths of its files. Nothing else changes. */
export async function makeRemote(
  { parent, templates, kind }: Place,
  name: string,
): Promise<string[]> {
  checkName(parent, name);
  const names = Object.entries(namesOf(name));
  const named = (text: string) =>
    names.reduce((all, [slot, value]) => all.replaceAll(slot, value), text);
  const files: string[] = [];
  for (const part of ['common', kind]) {
    for (const template of await filesIn(join(templates, part))) {
      const file = named(template.slice(0, -ENDING.length));
      const target = join(parent, `remote-${name}`, file);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, named(await readFile(join(templates, part, template), 'utf8')));
      files.push(file);
    }
  }
  return files;
}

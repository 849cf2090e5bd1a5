import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from './catalogue-faults';
import { textsIn } from './texts-in';

/** The languages of which each front end has a catalogue; English is in its code. */
export const TRANSLATED = ['es', 'tr', 'vi', 'zh'] as const;

/** The packages with texts of their own. */
export function textFolders(root: string): string[] {
  return readdirSync(root).filter((folder) =>
    existsSync(join(root, folder, 'src', 'texts', 'texts.ts')),
  );
}

const CODE = /\.tsx?$/;
const TEST = /\.test\.tsx?$|(^|\/)testing\//;

/** The English texts in a package's code, sorted, each once. */
export function textsOf(root: string, folder: string): string[] {
  const source = join(root, folder, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => CODE.test(file) && !TEST.test(file))
    .flatMap((file) => textsIn(readFileSync(join(source, file), 'utf8')));
  return [...new Set(texts)].sort();
}

export function catalogueFile(root: string, folder: string, language: string): string {
  return join(root, folder, 'src', 'texts', `${language}.json`);
}

export function catalogueOf(root: string, folder: string, language: string): Catalogue {
  return JSON.parse(readFileSync(catalogueFile(root, folder, language), 'utf8')) as Catalogue;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../../tools/root';
import { floors } from './floors.cjs';

/** An import of a file of a package in another one; paths in the package. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js'];

/** The sources of a package, without its tests and their harness; paths in the package. */
export function sourcesOf(folder: string, rooms: readonly string[]): string[] {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => {
    const harness = path.split('/').indexOf('testing');
    const isTest = path.includes('.test.') || (harness >= 0 && !rooms.includes('testing'));
    return /(?<!\.d)\.tsx?$/.test(path) && !isTest;
  });
}

/** The files that a source imports, types among them. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const path = join(dirname(file), fileName);
    return ENDINGS.map((ending) => `${path}${ending}`).find((each) => existsSync(each)) ?? [];
  });
}

export function arrowsOf(folder: string, rooms: readonly string[]): Arrow[] {
  const whole = join(root, folder);
  return sourcesOf(folder, rooms).flatMap((from) =>
    importsOf(join(whole, from))
      .map((file) => ({ from, to: relative(whole, file) }))
      .filter(({ to }) => !to.startsWith('..')),
  );
}

/** The room of a file among those of scripts/lint/floors.cjs: its floor, from the bottom. */
export function floorOf(path: string, rooms: readonly string[]): number {
  const [room = ''] = path.split('/');
  return rooms.indexOf(room === path && rooms.includes('*.ts') ? '*.ts' : room);
}

/** The pairs of folders that import each other. */
export function circles(arrows: readonly Arrow[]): string[] {
  const pairs = arrows
    .map(({ from, to }) => [dirname(from), dirname(to)] as const)
    .filter(([from, to]) => from !== to && from !== '.' && to !== '.');
  const there = new Set(pairs.map(([from, to]) => `${from} > ${to}`));
  const back = pairs.filter(([from, to]) => from < to && there.has(`${to} > ${from}`));
  return [...new Set(back.map(([from, to]) => `${from} > ${to}`))];
}

/** How many imports of a top folder lead up to a room above, and how many of its folders import each other; '' is all. */
export function directionsIn(top: string): {
  readonly 'arrows up': number;
  readonly circles: number;
} {
  const packages = Object.entries(floors).filter(([folder]) => `${folder}/`.startsWith(top));
  const arrows = packages.map(([folder, rooms]) => ({ rooms, all: arrowsOf(folder, rooms) }));
  const up = arrows.flatMap(({ rooms, all }) =>
    all.filter(({ from, to }) => floorOf(from, rooms) < floorOf(to, rooms)),
  );
  return { 'arrows up': up.length, circles: arrows.flatMap(({ all }) => circles(all)).length };
}

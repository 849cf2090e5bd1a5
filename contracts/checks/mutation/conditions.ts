import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Conditions } from './record';
import { settings, stages } from './workspace';

/** The sources, the tests, and the versions and settings of compiler and forge. */
export function conditionsIn(root: string): Conditions {
  const names = ['src', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  );
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const solidity = names.filter((name) => name.endsWith('.sol')).sort();
  const { dependencies, optionalDependencies } = JSON.parse(read('package.json')) as object & {
    dependencies: unknown;
    optionalDependencies: unknown;
  };
  return {
    files: Object.fromEntries(solidity.map((name) => [name, read(name)])),
    others: [read('foundry.toml'), dependencies, optionalDependencies, settings, stages],
  };
}

#!/usr/bin/env node
import { join } from 'node:path';
import { forPerson } from '../../tools/for-person.mjs';
import { Problem } from '../../tools/problem';
import { makeRemote } from './make-remote';

/** `npx create-updown-remote <name>`: makes a repository for a remote, in a folder of its own. */
async function run([name, ...more]: readonly string[]): Promise<void> {
  if (name === undefined || more.length > 0) {
    throw new Problem('Say the name of the new remote: npx create-updown-remote <name>');
  }
  const place = {
    parent: process.cwd(),
    // Beside the program, in the package.
    templates: join(import.meta.dirname, '..', 'template'),
    kind: 'outside',
  } as const;
  const files = await makeRemote(place, name);
  console.log(`
  remote-${name} has ${files.length} files, and a page at /${name}. Its README.md says how to go on:

  cd remote-${name} && npm install
`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(forPerson(error));
  process.exitCode = 1;
}

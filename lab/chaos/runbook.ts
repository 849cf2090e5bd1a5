import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OperatedStack } from '../../scripts/operate/stack';
import { readAlerts } from '../../scripts/operate/testing/monitoring-files';
import { root } from '../../tools/root';
import type { Notice } from './monitoring';
import { processesOf } from './targets';

const LONGEST_MS = 120_000;

/** The commands in a section of a runbook. */
function commandsOf(runbook: string, section: string): string {
  const [, after = ''] = runbook.split(`\n## ${section}\n`);
  const [text = ''] = after.split('\n## ');
  return /^```sh\n([^]*?)^```/m.exec(text)?.[1] ?? '';
}

/** A program that ends a process by its name, after which the stack starts it again: `$RESTART` of the runbooks. */
async function writeRestart(file: string, stack: OperatedStack): Promise<void> {
  const cases = Object.entries(await processesOf(stack)).map(
    ([name, pids]) => `${name}) kill -KILL ${pids.join(' ')} ;;`,
  );
  const lines = ['#!/bin/sh', 'case $1 in', ...cases, '*) exit 1 ;;', 'esac', ''];
  await writeFile(file, lines.join('\n'), { mode: 0o755 });
}

/** Runs commands in a shell with the variables of the runbooks. Resolves to the reason if they fail. */
async function shellFor(stack: OperatedStack, folder: string, instance = '') {
  const restart = join(folder, 'restart.sh');
  await writeRestart(restart, stack);
  const [api1 = '', api2 = ''] = stack.apis;
  const env = {
    ...process.env,
    SITE: stack.siteUrl,
    API_1: api1,
    API_2: api2,
    RESTART: restart,
    SERVICE: api2.endsWith(`/${instance}`) ? 'api-2' : 'api-1',
  };
  return (commands: string) =>
    new Promise<Error | null>((resolve) => {
      execFile('sh', ['-ec', commands], { env, timeout: LONGEST_MS }, (error) => resolve(error));
    });
}

/** Runs the commands of the alert's runbook, as written there, and fails if a command under Act fails. */
export async function followRunbook(
  { runbook, instance }: Notice,
  stack: OperatedStack,
  folder: string,
): Promise<void> {
  const page = await readFile(join(root, runbook), 'utf8');
  const run = await shellFor(stack, folder, instance);
  // Their output is for a person. They may fail because of the fault.
  await run(commandsOf(page, 'Confirm'));
  const failure = await run(commandsOf(page, 'Act'));
  if (failure) throw new Error(`${runbook}: ${failure.message}`);
}

/** Runs the commands of every runbook while nothing is wrong, and waits after each until the stack has recovered. */
export async function rehearseRunbooks(
  stack: OperatedStack,
  folder: string,
  recovered: () => Promise<void>,
): Promise<void> {
  for (const { annotations } of readAlerts()) {
    const page = await readFile(join(root, annotations.runbook), 'utf8');
    for (const section of ['Confirm', 'Act']) {
      const run = await shellFor(stack, folder);
      const failure = await run(commandsOf(page, section));
      if (failure) throw new Error(`${annotations.runbook}, ${section}: ${failure.message}`);
      await recovered();
    }
  }
}

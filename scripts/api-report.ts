import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/root';
import { contractsOf } from './api-report/contracts';
import { judge } from './api-report/judge';
import { formatReport, parseReport } from './api-report/report';

function read(file: string): string | undefined {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
}

/**
 * `npm run api-report`: writes the reports of the contracts between the front ends, if their versions fit what changed. With
 * --check it only reports a difference.
 */
export function run([option]: readonly string[]): number {
  let failures = 0;
  const write = (file: string, text: string) => {
    if (option !== '--check') return writeFileSync(join(root, file), text);
    console.log(`${file} is out of date: npm run api-report\n`);
    failures++;
  };
  for (const { title, about, file, versionIn, version, contract } of contractsOf(root)) {
    const recorded = read(file);
    const report = formatReport(title, about, { version, contract });
    if (recorded === undefined) {
      write(file, report);
      continue;
    }
    const last = parseReport(recorded);
    const judgement = judge(last, { version, contract });
    if (judgement.kind === 'same') {
      const { version } = last;
      if (option !== '--check') write(file, formatReport(title, about, { version, contract }));
      continue;
    }
    console.log(`${file}:\n${judgement.lines.join('\n')}\n`);
    if (judgement.kind === 'outdated') write(file, report);
    else {
      console.log(`This needs version ${judgement.needs} or higher in ${versionIn}.\n`);
      failures++;
    }
  }
  return failures === 0 ? 0 : 1;
}

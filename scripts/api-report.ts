import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractsOf } from './contract/contracts';
import { judge } from './contract/judge';
import { formatReport, parseReport } from './contract/report';
import { root } from './lib/root';

/**
 * `npm run api-report`: writes the reports of the contracts between the front ends, if their versions fit what changed.
 * With --check it only reports a difference.
 */
export function run([option]: readonly string[]): number {
  let failures = 0;
  for (const { title, about, file, versionIn, version, contract } of contractsOf(root)) {
    const path = join(root, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    const judgement =
      text === undefined
        ? ({ kind: 'outdated', lines: [] } as const)
        : judge(parseReport(text), { version, contract });
    if (judgement.kind === 'same') continue;
    if (judgement.lines.length > 0) console.log(`${file}:\n${judgement.lines.join('\n')}\n`);
    if (judgement.kind === 'refused') {
      console.log(`This needs version ${judgement.needs} or higher in ${versionIn}.\n`);
      failures++;
    } else if (option === '--check') {
      console.log(`${file} is out of date: npm run api-report\n`);
      failures++;
    } else writeFileSync(path, formatReport(title, about, { version, contract }));
  }
  return failures === 0 ? 0 : 1;
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPage } from './contract/api-page';
import { contractsOf } from './contract/contracts';
import { judge } from './contract/judge';
import { formatReport, parseReport } from './contract/report';
import { root } from './lib/root';

const PAGE = 'docs/shared-api.md';

/** Writes the page of the API of `shared`; with --check it only says whether the page is out of date. */
async function writePage(isCheck: boolean): Promise<boolean> {
  const path = join(root, PAGE);
  const page = await apiPage(root);
  if (existsSync(path) && readFileSync(path, 'utf8') === page) return true;
  if (isCheck) console.log(`${PAGE} is out of date: npm run api-report\n`);
  else writeFileSync(path, page);
  return !isCheck;
}

/**
 * `npm run api-report`: writes the reports of the contracts between the front ends, if their versions fit what changed, and
 * the page of the API of `shared`. With --check it only reports a difference.
 */
export async function run([option]: readonly string[]): Promise<number> {
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
  if (!(await writePage(option === '--check'))) failures++;
  return failures === 0 ? 0 : 1;
}

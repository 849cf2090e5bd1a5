import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const contracts = join(__dirname, '..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'updown-warnings-'));
  cpSync(join(contracts, 'foundry.toml'), join(folder, 'foundry.toml'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(parameter: string) {
  const source = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

contract Example {
    function answer(${parameter}) external pure returns (uint256) {
        return 42;
    }
}
`;
  writeFileSync(join(folder, 'src', 'Example.sol'), source);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'forge.ts', 'build', '--root', folder],
    {
      cwd: contracts,
      encoding: 'utf8',
      env: { ...process.env, FOUNDRY_SOLC: join(contracts, 'solc.mjs') },
    },
  );
  return { status, output: stdout + stderr };
}

test('a compiler warning fails the build', () => {
  const { status, output } = build('uint256 unused');
  expect(output).toContain('Unused function parameter');
  expect(status).toBe(1);
}, 30_000);

test('a source without a warning builds', () => {
  expect(build('').status).toBe(0);
}, 30_000);

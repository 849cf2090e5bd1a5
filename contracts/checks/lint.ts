import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgeOutput } from '../forge';

// forge's own lint. It compiles on its own terms, so it gets a place of its own for what it builds.
const folder = mkdtempSync(join(tmpdir(), 'updown-lint-'));
try {
  const env = { FOUNDRY_OUT: join(folder, 'out'), FOUNDRY_CACHE_PATH: join(folder, 'cache') };
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { status, output } = await forgeOutput(['lint', 'src'], env, root);
  const findings = output.match(/^(warning|note|error)\[.*$/gm) ?? [];
  if (findings.length > 0) console.error(output);
  process.exitCode = status !== 0 || findings.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

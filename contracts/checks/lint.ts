import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgeOutput } from '../forge';

// Runs forge's own lint. It compiles with its own settings, so it writes to a separate output folder.
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

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm } from '../releases/npm';
import { startRegistry } from './registry';

const PACKAGES = ['shared', 'remote-kit', 'create-updown-remote'];

/** The environment of a team that knows nothing of this checkout: npm passes its own settings on to what it runs. */
function environment(registry: string, cache: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$|^NODE_/.test(name));
  const settings = {
    npm_config_registry: registry,
    npm_config_cache: cache,
    npm_config_yes: 'true',
  };
  return { ...Object.fromEntries(own), ...settings };
}

/** An empty folder elsewhere, with a registry that has our packages in their published form. */
export async function outsideWorld() {
  const place = await mkdtemp(join(tmpdir(), 'outside-'));
  const packed = join(place, 'packed');
  for (const name of PACKAGES) {
    const { code, output } = await npm(`npm run pack -w ${name} -- ${packed}`);
    if (code !== 0) throw new Error(output);
  }
  const registry = await startRegistry((await readdir(packed)).map((file) => join(packed, file)));
  const env = environment(registry.url, join(place, 'cache'));

  /** The output of a shell, as it arrives. */
  const shell = (lines: string, cwd: string, settings: NodeJS.ProcessEnv = {}) => {
    const started = spawn('sh', ['-e', '-c', lines], {
      cwd,
      env: { ...env, ...settings },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    return { started, closed: once(started, 'close'), output: () => output };
  };

  return {
    folder: place,
    /** Types lines into a shell; rejects at the first that fails. */
    async type(lines: string, cwd: string): Promise<string> {
      const { started, closed, output } = shell(lines, cwd);
      await closed;
      if (started.exitCode !== 0) throw new Error(`${lines}\n${output()}`);
      return output();
    },
    /** Types a line whose command keeps running, in its own terminal. */
    stay(line: string, cwd: string, settings: NodeJS.ProcessEnv) {
      const { started, closed, output } = shell(line, cwd, settings);
      return {
        output,
        /** Presses Ctrl-C, and waits for the end. */
        async interrupt(): Promise<void> {
          if (started.exitCode === null) process.kill(-started.pid!, 'SIGINT');
          await closed;
        },
      };
    },
    async remove() {
      registry.stop();
      await rm(place, { recursive: true });
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const SETTINGS_FOLDER = '/etc/pushpin';
const INTERNAL_SETTINGS = '/usr/lib/pushpin/internal.conf';
const ZURL_SETTINGS = '/etc/zurl.conf';

export interface PushpinOptions {
  readonly folder: string;
  /** The port for streams. */
  readonly port: number;
  /** The port for published messages. */
  readonly publishPort: number;
  /** The port of the API behind it. */
  readonly apiPort: number;
  readonly key: string;
}

/** Replaces values in the text of a configuration file, by name. */
function changed(text: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce(
    (result, [name, value]) => result.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`),
    text,
  );
}

function writeSettings({ folder, port, publishPort, apiPort, key }: PushpinOptions) {
  for (const name of ['run', 'log']) mkdirSync(join(folder, name), { recursive: true });
  const socket = (name: string) => `ipc://${folder}/run/${name}`;
  const at = (path: string) => join(folder, path);
  const own = (path: string) =>
    readFileSync(path, 'utf8').replaceAll('ipc:///var/run/zurl/', socket(''));
  // By default Zurl does not connect to local addresses.
  writeFileSync(at('zurl.conf'), changed(own(ZURL_SETTINGS), { deny: '' }));
  writeFileSync(at('internal.conf'), own(INTERNAL_SETTINGS));
  writeFileSync(at('routes'), `* 127.0.0.1:${apiPort}\n`);
  writeFileSync(
    at('pushpin.conf'),
    changed(own(join(SETTINGS_FOLDER, 'pushpin.conf')), {
      include: at('internal.conf'),
      rundir: at('run'),
      logdir: at('log'),
      http_port: `127.0.0.1:${port}`,
      routesfile: at('routes'),
      sig_key: key,
      push_in_http_port: `${publishPort}`,
      push_in_spec: socket('push-in'),
      push_in_sub_specs: socket('push-sub'),
      command_spec: socket('command'),
      // The limit of messages per second over all streams, too high to matter here.
      message_rate: '1000000',
      message_hwm: '1000000',
    }),
  );
}

function child(program: string, file: string) {
  const running = spawn(program, [`--config=${file}`], { stdio: 'ignore' });
  const exited = once(running, 'exit');
  // On SIGTERM it also ends its own children.
  const end = () => running.kill('SIGTERM');
  process.once('exit', end);
  return {
    stop: async () => {
      process.off('exit', end);
      end();
      await exited;
    },
  };
}

/** Pushpin never answers some of the connections that come while it starts; another one is answered. */
function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    () => true,
    () => false,
  );
}

/** Starts Pushpin and its HTTP client Zurl, from Debian's packages. */
export async function startPushpin(options: PushpinOptions) {
  if (![INTERNAL_SETTINGS, ZURL_SETTINGS].every(existsSync)) {
    throw new Error('These tests need Pushpin: on Debian, apt-get install pushpin.');
  }
  writeSettings(options);
  const parts = [
    child('zurl', join(options.folder, 'zurl.conf')),
    child('pushpin', join(options.folder, 'pushpin.conf')),
  ];
  const publishUrl = `http://127.0.0.1:${options.publishPort}/`;
  const stop = async () => void (await Promise.all(parts.map((part) => part.stop())));
  const url = `http://127.0.0.1:${options.port}`;
  const end = Date.now() + 30_000;
  // Before the API runs, Pushpin answers with an error, which is enough here.
  while (!(await answers(`${url}/api/health`)) || !(await answers(publishUrl))) {
    if (Date.now() > end) {
      await stop();
      throw new Error('Pushpin did not start.');
    }
    await sleep(25);
  }
  return { url, stop };
}

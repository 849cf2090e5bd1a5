import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** Every process of this machine (Linux). */
function allProcesses(): RunningProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        if (/^State:\s*Z/m.test(status)) return [];
        const parent = Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]);
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return [{ pid: Number(name), parent, command }];
      } catch {
        // The process has ended in the meantime.
        return [];
      }
    });
}

/** A process and its descendants, parents first. */
export function processTree(pid: number): RunningProcess[] {
  const processes = allProcesses();
  const tree = processes.filter((process) => process.pid === pid);
  for (const { pid: parent } of tree) {
    tree.push(...processes.filter((process) => process.parent === parent));
  }
  return tree;
}

/** The inode numbers of the sockets that listen on a port of this machine. */
function listeners(port: number): string[] {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = '', , state]) => local.endsWith(wanted) && state === '0A')
    .map((fields) => fields[9] ?? '');
}

/** Whether the process listens on the port. */
export function listensOn(pid: number, port: number): boolean {
  const sockets = listeners(port).map((number) => `socket:[${number}]`);
  try {
    const files = readdirSync(`/proc/${pid}/fd`);
    return files.some((file) => sockets.includes(readlinkSync(`/proc/${pid}/fd/${file}`)));
  } catch {
    return false;
  }
}

/** The processes that are still running. */
export function stillRunning(earlier: readonly RunningProcess[]): RunningProcess[] {
  const now = new Map(allProcesses().map((process) => [process.pid, process.command]));
  return earlier.filter(({ pid, command }) => now.get(pid) === command);
}

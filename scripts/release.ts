import { Problem } from './lib/problem';

type Command = (args: readonly string[]) => Promise<number>;

// Each loads its own code only: the trial's browser would double the time of a rollback.
const commands: Record<string, () => Promise<Command>> = {
  release: async () => (await import('./release/commands/release')).release,
  rollback: async () => (await import('./release/commands/rollback')).rollback,
  rollout: async () => (await import('./release/commands/rollout')).rollout,
  disable: async () => (await import('./release/commands/turn-off')).disable,
  enable: async () => (await import('./release/commands/turn-off')).enable,
  remove: async () => (await import('./release/commands/turn-off')).remove,
  releases: async () => (await import('./release/commands/releases')).releases,
  renew: async () => (await import('./release/commands/renew')).renew,
  overrides: async () => (await import('./release/commands/overrides')).overrides,
};

/** `npm run release`, `rollback`, `rollout`, `disable`, `enable`, `remove`, `releases`, `renew` and `overrides`: docs/releasing-a-remote.md. */
export async function run([name = '', ...args]: readonly string[]): Promise<number> {
  const load = commands[name];
  if (load === undefined) {
    throw new Problem(`Say what to do, one of: ${Object.keys(commands).join(', ')}.`);
  }
  const command = await load();
  return command(args);
}

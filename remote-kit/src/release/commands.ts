import type { Command, RemoteSources } from './commands/release';

/**
 * The commands for a remote on a site: docs/releasing-a-remote.md. Each loads only its own code: the smoke test's
 * browser would double the time of a rollback.
 */
export function releaseCommands(
  sourcesOf: (remote: string) => RemoteSources,
): Readonly<Record<string, () => Promise<Command>>> {
  return {
    release: async () => (await import('./commands/release')).releaseFrom(sourcesOf),
    preview: async () => (await import('./commands/preview')).previewFrom(sourcesOf),
    rollback: async () => (await import('./commands/rollback')).rollback,
    rollout: async () => (await import('./commands/rollout')).rollout,
    disable: async () => (await import('./commands/turn-off')).disable,
    enable: async () => (await import('./commands/turn-off')).enable,
    remove: async () => (await import('./commands/turn-off')).remove,
    settings: async () => (await import('./commands/settings')).settings,
    releases: async () => (await import('./commands/releases')).releases,
  };
}

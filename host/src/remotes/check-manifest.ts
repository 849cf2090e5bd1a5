import { RemoteProblem } from './remote-failure';

interface Page {
  /** The shared modules that the page has, with their versions. */
  provided: Readonly<Record<string, string>>;
  satisfies: (version: string, range: string) => boolean;
}

interface Manifest {
  metaData: { globalName: string };
  shared: { name: string; requiredVersion: string }[];
}

/** Decides from a remote's manifest whether it fits the page, before any of its code runs; throws where it does not. */
export function checkManifest(manifest: unknown, container: string, page: Page): void {
  if (!isManifest(manifest)) throw new RemoteProblem('corrupt', 'it is not a federation manifest.');
  if (manifest.metaData.globalName !== container) {
    throw new RemoteProblem(
      'incompatible',
      `the site names ${container}, and its manifest is that of ${manifest.metaData.globalName}.`,
    );
  }
  for (const { name, requiredVersion } of manifest.shared) {
    const version = page.provided[name];
    if (version === undefined || !page.satisfies(version, requiredVersion)) {
      throw new RemoteProblem(
        'incompatible',
        `it needs ${name} ${requiredVersion}, and this page has ${version ?? 'none'}.`,
      );
    }
  }
}

function isManifest(value: unknown): value is Manifest {
  const { metaData, shared, exposes } = Object(value) as Record<string, unknown>;
  return (
    typeof (Object(metaData) as { globalName?: unknown }).globalName === 'string' &&
    Array.isArray(shared) &&
    Array.isArray(exposes)
  );
}

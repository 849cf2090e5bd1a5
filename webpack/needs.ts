import { HOST_CONTRACT } from '../shared/src/site/host-contract';

/** What a remote needs from the page, by the federation's shared options and the host's own contract. */
export function needsOf(
  shared: Readonly<Record<string, { readonly requiredVersion: string }>>,
): Record<string, string> {
  const modules = Object.entries(shared).map(([name, { requiredVersion }]) => [
    name,
    requiredVersion,
  ]);
  return { ...(Object.fromEntries(modules) as Record<string, string>), host: `^${HOST_CONTRACT}` };
}

import { HOST_CONTRACT } from '../shared/src/site/host-contract';

/** The version ranges that a remote needs from the page: its shared modules and the host's own contract. */
export function needsOf(
  shared: Readonly<Record<string, { readonly requiredVersion: string }>>,
): Record<string, string> {
  const modules = Object.entries(shared).map(([name, { requiredVersion }]) => [
    name,
    requiredVersion,
  ]);
  return { ...(Object.fromEntries(modules) as Record<string, string>), host: `^${HOST_CONTRACT}` };
}

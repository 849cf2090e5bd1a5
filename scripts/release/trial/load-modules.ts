type Module = Record<string, unknown>;

interface Wanted {
  /** The global variable of the remote's container. */
  readonly container: string;
  readonly entry: string;
  readonly modules: readonly string[];
}

/** The federation's runtime in the page of a host. */
interface HostPage {
  readonly __FEDERATION__?: {
    readonly __INSTANCES__: readonly {
      readonly options: { readonly name: string };
      registerRemotes(
        remotes: { name: string; entry: string; entryGlobalName: string; type: 'var' }[],
      ): void;
      loadRemote(module: string): Promise<Module | null>;
    }[];
  };
}

/** Loads every module of a remote in the page of a host, which runs this function. Answers with what failed. */
export async function loadModules({ container, entry, modules }: Wanted): Promise<string[]> {
  const { __FEDERATION__: federation } = globalThis as unknown as HostPage;
  const runtime = federation?.__INSTANCES__.find(({ options }) => options.name === 'updown_host');
  if (runtime === undefined) return ['The host of the site did not start.'];
  // The host has a name of its own for each version that it loads; this one is for the trial alone.
  const name = `${container}_trial`;
  runtime.registerRemotes([{ name, entry, entryGlobalName: container, type: 'var' }]);
  const faults = modules.map(async (module) => {
    try {
      const loaded = await runtime.loadRemote(`${name}/${module}`);
      return loaded?.[module] === undefined ? [`${module}: it has no component of that name`] : [];
    } catch (error) {
      return [`${module}: ${String(error)}`];
    }
  });
  return (await Promise.all(faults)).flat();
}

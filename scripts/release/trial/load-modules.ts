type Module = Record<string, unknown>;

interface Wanted {
  /** The global variable of the remote's container. */
  readonly container: string;
  readonly entry: string;
  readonly modules: readonly string[];
}

/** What is used of a host: its share scope, or, before version 1.3 of its contract, the federation library's instance. */
interface HostPage {
  readonly __UPDOWN_FEDERATION__?: () => { readonly shareScope?: object };
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
  const page = globalThis as unknown as HostPage & Record<string, unknown>;
  const shareScope = page.__UPDOWN_FEDERATION__?.().shareScope;
  const library = page.__FEDERATION__?.__INSTANCES__.find(
    ({ options }) => options.name === 'updown_host',
  );

  async function open() {
    if (page[container] === undefined) {
      await new Promise((resolve, reject) => {
        const script = document.createElement('script');
        Object.assign(script, { src: entry, crossOrigin: 'anonymous', onload: resolve });
        script.onerror = () => reject(new Error(`${entry} did not load`));
        document.head.append(script);
      });
    }
    const opened = page[container] as {
      init(scope: object, tokens: unknown[]): unknown;
      get(path: string): Promise<() => Module>;
    };
    await opened.init(shareScope!, []);
    return async (module: string) => (await opened.get(`./${module}`))();
  }

  function openByLibrary() {
    // The host has a name of its own for each version that it loads; this one is for the trial alone.
    const name = `${container}_trial`;
    library!.registerRemotes([{ name, entry, entryGlobalName: container, type: 'var' }]);
    return (module: string) => library!.loadRemote(`${name}/${module}`);
  }

  if (shareScope === undefined && library === undefined) {
    return ['The host of the site did not start.'];
  }
  const opening = shareScope === undefined ? Promise.resolve(openByLibrary()) : open();
  const faults = modules.map(async (module) => {
    try {
      const loaded = await (await opening)(module);
      return loaded?.[module] === undefined ? [`${module}: it has no component of that name`] : [];
    } catch (error) {
      return [`${module}: ${String(error)}`];
    }
  });
  return (await Promise.all(faults)).flat();
}

import type { Federation } from '@module-federation/webpack-bundler-runtime';
import {
  attachShareScopeMap,
  bundlerRuntime,
  runtime,
} from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare global {
  var __UPDOWN_FEDERATION__: (() => Federation) | undefined;
}

/** What a remote's build starts with: an instance of its own, of the page's one copy of the library. */
function federationOfRemote(): Federation {
  return {
    // The library's `init` would find the host's instance, because it is compiled into the host.
    runtime: { ...runtime, init: runtime.createInstance },
    bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  };
}

/** A plugin of the host's runtime, so that it runs before any remote's entry. */
export default function provideRuntime() {
  globalThis.__UPDOWN_FEDERATION__ = federationOfRemote;
  return { name: 'provide-runtime' };
}

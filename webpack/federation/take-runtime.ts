import type {} from './page-runtime';

declare global {
  var __webpack_public_path__: string;
}

// In a remote's build, this module replaces the library's runtime: the page has it already.
const { __UPDOWN_FEDERATION__: provided } = globalThis;
if (provided === undefined) {
  throw new Error('A remote runs only in a page that provides the federation runtime.');
}

// The folder of the entry, which the page runs as a script: webpack's own search for it is three times as long.
__webpack_public_path__ = new URL('.', (document.currentScript as HTMLScriptElement).src).href;

export default provided();

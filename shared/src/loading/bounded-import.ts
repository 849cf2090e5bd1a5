const AGAIN_AFTER_MS = 700;
/** A script that is silent for so long is asked for a second time, under an address that is not stuck. */
const SECOND_REQUEST_MS = 6_000;
const LIMIT_MS = 15_000;

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * An `import()` of a chunk that ends in time: webpack itself would wait two minutes, and join whoever asks again to the
 * request that hangs. Every call is a try of its own.
 */
export function boundedImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const asked = new Set<HTMLScriptElement>();
  let requests = 0;

  // A chunk installs itself wherever it came from, and so ends what waits for the request that hangs.
  function requestAgain(): void {
    requests += 1;
    for (const { isConnected, src, crossOrigin } of asked) {
      // The loader takes a script away once it has loaded or failed.
      if (!isConnected) continue;
      const script = document.createElement('script');
      script.crossOrigin = crossOrigin;
      script.src = `${src}?retry=${requests}`;
      script.onload = script.onerror = () => script.remove();
      document.head.append(script);
    }
  }

  function request(): Promise<Module> {
    const before = new Set(document.scripts);
    const loading = load();
    for (const script of document.scripts) if (!before.has(script)) asked.add(script);
    return loading;
  }

  return async () => {
    requestAgain();
    let limit: ReturnType<typeof setTimeout> | undefined;
    const second = setTimeout(requestAgain, SECOND_REQUEST_MS);
    const tooLate = new Promise<never>((_resolve, reject) => {
      limit = setTimeout(() => reject(new Error('A part of the page did not load.')), LIMIT_MS);
    });
    try {
      const loading = request().catch(() => later(AGAIN_AFTER_MS).then(request));
      return await Promise.race([loading, tooLate]);
    } finally {
      clearTimeout(second);
      clearTimeout(limit);
    }
  };
}

const AGAIN_AFTER_MS = 700;
/** A script that has not answered after this time is requested again under another URL. */
const SECOND_REQUEST_MS = 6_000;
const LIMIT_MS = 15_000;

function later(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * An `import()` of a chunk with a time limit. Webpack alone waits two minutes, and a second `import()` waits for the same
 * stalled request, so each call here sends new requests.
 */
export function importWithTimeout<Module>(load: () => Promise<Module>): () => Promise<Module> {
  // Node, which renders the pages, reads chunks from files.
  if (typeof document === 'undefined') return load;
  const requested = new Set<HTMLScriptElement>();
  let requests = 0;

  // A chunk registers itself whatever its URL, so the new script also settles the stalled import.
  function requestAgain(): void {
    requests += 1;
    for (const { isConnected, src, crossOrigin, integrity } of requested) {
      // The loader removes a script once it has loaded or failed.
      if (!isConnected) continue;
      const script = document.createElement('script');
      script.crossOrigin = crossOrigin;
      script.integrity = integrity;
      script.src = `${src}?retry=${requests}`;
      script.onload = script.onerror = () => script.remove();
      document.head.append(script);
    }
  }

  function request(): Promise<Module> {
    const before = new Set(document.scripts);
    const loading = load();
    for (const script of document.scripts) if (!before.has(script)) requested.add(script);
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

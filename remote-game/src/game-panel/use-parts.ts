import { useEffect, useState } from 'react';
import { loadedParts, loadParts } from './load-parts';

/** The panel's deferred parts, which load once they are needed, and a retry after a failure. */
export function useParts(isWanted: boolean) {
  const [parts, setParts] = useState(loadedParts);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = isWanted && parts === null && !hasFailed;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    loadParts().then(
      (loaded) => isCurrent && setParts(loaded),
      () => isCurrent && setFailed(true),
    );
    return () => void (isCurrent = false);
  }, [isMissing]);

  const retry = () => setFailed(false);
  return { parts, isMissing: isWanted && parts === null, retry: hasFailed ? retry : null };
}

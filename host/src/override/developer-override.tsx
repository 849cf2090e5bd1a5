import { useEffect, useState } from 'react';
import { useSite } from '../host-context';
import { loadOverrideTools } from './override';

type Tools = Awaited<ReturnType<typeof loadOverrideTools>>;

/** On a site that allows overrides: the developer's tools. Other sites do not load their code. */
export function DeveloperOverride() {
  const isAllowed = useSite().allowedOverrides !== undefined;
  const [tools, setTools] = useState<Tools | null>(null);
  useEffect(() => {
    if (!isAllowed) return;
    loadOverrideTools().then(setTools, (error: unknown) => console.warn('[override]', error));
  }, [isAllowed]);
  return tools && <tools.Override />;
}

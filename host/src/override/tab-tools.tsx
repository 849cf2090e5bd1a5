import { useEffect, useState } from 'react';
import { useSite } from '../host-context';
import { loadOverrideTools } from './override';
import { loadPreviewTools } from './preview';

function useTools<Tools>(load: () => Promise<Tools>, isWanted: boolean): Tools | null {
  const [tools, setTools] = useState<Tools | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    load().then(setTools, (error: unknown) => console.warn('[override]', error));
  }, [load, isWanted]);
  return tools;
}

/** The developer's tools, on a site that allows overrides, and the bar of a preview. Other pages load no code of either. */
export function TabTools() {
  const { allowedOverrides, preview } = useSite();
  const developer = useTools(loadOverrideTools, allowedOverrides !== undefined);
  const shown = useTools(loadPreviewTools, preview !== undefined);
  return (
    <>
      {developer && <developer.Override />}
      {shown && preview !== undefined && <shown.PreviewBar preview={preview} />}
    </>
  );
}

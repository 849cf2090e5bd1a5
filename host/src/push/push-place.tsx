import { useEffect, useState } from 'react';
import { loadPush } from './load-push';
import { canPush } from './push-choice';

/** The switch for notifications while the page is closed, in a browser that can show them. Loads its code on demand. */
export function PushPlace() {
  const [push, setPush] = useState<Awaited<ReturnType<typeof loadPush>>>();
  useEffect(() => {
    // If the chunk fails to load, there is no switch; the profile retries when it next opens.
    if (canPush()) loadPush().then(setPush, () => undefined);
  }, []);
  return push === undefined ? null : <push.PushSwitch />;
}

import { useEffect, useState } from 'react';
import { loadPush } from './load-push';
import { canPush } from './push-choice';

/** The switch for notifications of the closed page, in a browser that can show them. Its code loads with it. */
export function PushPlace() {
  const [push, setPush] = useState<Awaited<ReturnType<typeof loadPush>>>();
  useEffect(() => {
    // Without the chunk there is no switch; the next time that the profile opens, it loads again.
    if (canPush()) loadPush().then(setPush, () => undefined);
  }, []);
  return push === undefined ? null : <push.PushSwitch />;
}

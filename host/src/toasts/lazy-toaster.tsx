import { importWithTimeout, loadLasting } from '@updown/shared';
import { useEffect, useState, type ComponentType } from 'react';

// With the services, because no toast comes before they run.
const load = importWithTimeout(() => import(/* webpackChunkName: "services" */ './toaster'));

/** The toaster, once its code has loaded; the first screen does not need it. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    void loadLasting(load).then((loaded) => setToaster(() => loaded.Toaster));
  }, []);
  return Toaster && <Toaster />;
}

import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { api } from '../api/api';
import { createStore } from '../api/create-store';
import type { WalletPort } from '../wallet/wallet';
import { watchHeld, type Held } from './held';
import { PageProviders, signIn } from './render-in-page';

const TIMES = 20;
/** The first mounts load resources that stay in the page: catalogues, styles, the cache. */
const FIRST = 3;

/**
 * Mounts an element 20 times in one page, each time until its queries have settled. Returns the resources held after the first
 * mounts and after the last one; without a leak the two are equal.
 */
export async function mountOften(
  element: ReactElement,
  wallet: () => WalletPort,
): Promise<{ early: Held; late: Held }> {
  const store = createStore({ wallet });
  signIn(store);
  const watch = watchHeld(store);
  const page = (shown: ReactElement | null) => <PageProviders store={store}>{shown}</PageProviders>;
  const { rerender } = render(page(null));
  const settle = async () => {
    // A query may start another one.
    for (let round = 0; round < 3; round++) {
      await act(async () => {
        await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
        await Promise.resolve();
      });
    }
  };
  const mountOnce = async () => {
    rerender(page(element));
    await settle();
    rerender(page(null));
    await settle();
    return watch.held();
  };
  try {
    let early = watch.held();
    for (let time = 0; time < FIRST; time++) early = await mountOnce();
    let late = early;
    for (let time = FIRST; time < TIMES; time++) late = await mountOnce();
    return { early, late };
  } finally {
    watch.stop();
  }
}

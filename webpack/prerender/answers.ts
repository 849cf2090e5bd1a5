import { matchOnly, queryOf } from './media';
import {
  createStore,
  readInlinedAnswers,
  serverClock,
  type AppStore,
  type Specimen,
} from '@updown/shared';

function noWallet(): never {
  throw new Error('A page that is rendered ahead has no wallet.');
}

/** The store of a page that came with these answers inside, at their moment and in their window; by default without any. */
export async function storeWith(specimen?: Specimen): Promise<AppStore> {
  const store = createStore({ wallet: noWallet });
  if (specimen === undefined) return store;
  serverClock.sync(specimen.now);
  matchOnly((specimen.media ?? []).map(queryOf));
  for (const [address, answer] of Object.entries(specimen.answers)) {
    const element = document.createElement('script');
    element.type = 'application/json';
    element.dataset['answer'] = address;
    element.text = JSON.stringify(answer);
    document.head.append(element);
  }
  await store.dispatch(readInlinedAnswers());
  return store;
}

import type { Store } from '../store/store';

const FILES = ['site.json', 'index.html', 'dashboard.html', 'players.address.html', 'other.html'];

/** The text of the descriptor and of every page. */
export async function visibleFiles(store: Store): Promise<Record<string, string | undefined>> {
  const texts = FILES.map(async (path) => [path, (await store.read(path))?.content.toString()]);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string | undefined>;
}

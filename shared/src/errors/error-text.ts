import { importWithTimeout } from '../loading/import-with-timeout';
import { loadOnce } from '../loading/load-once';

/** The values of an error by their names, as the API and the contracts give them. */
export type ErrorValues = Readonly<Record<string, string | number>>;

// Nothing needs the texts before the first error.
const load = loadOnce(
  importWithTimeout(() => import(/* webpackChunkName: "error-texts" */ './error-texts')),
);

/** The page's text for the code of an error; undefined if it has none, or cannot load it. */
export async function errorText(code: string, values?: ErrorValues): Promise<string | undefined> {
  try {
    return (await load()).textOf(code, values);
  } catch {
    return undefined;
  }
}

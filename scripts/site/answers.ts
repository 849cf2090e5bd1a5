// The first answers of the API come inside the page. A page holds a place for each, in the language of nginx's SSI; the
// local site's server fills the same places. A server that fills none sends comments, and then the preload hints count.

/** Below it, nginx asks the API for the page. */
export const ANSWERS = '/answers';

/** A page waits no longer for its answers. */
export const LONGEST_WAIT_MS = 300;

const BEGIN_UNFILLED = '<!--# block name="unfilled" -->';
const END_UNFILLED = '<!--# endblock -->';

/** Counts where no server fills the places. */
export function unfilled(html: string): string {
  return `${BEGIN_UNFILLED}${html}${END_UNFILLED}`;
}

function attribute(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Where nginx asks for the answer to an address, such as `/api/config`. */
export function sourceOf(address: string): string {
  return address.replace(/^\/api\//, `${ANSWERS}/`);
}

/** The place of the answer to an address, such as `/api/config`. */
export function placeOf(address: string): string {
  return (
    `<script type="application/json" data-answer="${attribute(address)}">` +
    `<!--# include virtual="${sourceOf(address)}" --></script>`
  );
}

/** What nginx includes as nothing, and sends what it has before. */
export const FLUSH = `${ANSWERS}/flush`;

/** Here the server sends what it has, and then waits. A server that does not know it may include an error: as data, it is harmless. */
export const FLUSH_HERE = `<script type="application/json"><!--# include virtual="${FLUSH}" --></script>`;

const UNFILLED = new RegExp(`${BEGIN_UNFILLED}.*?${END_UNFILLED}`, 'gs');
const PLACE = new RegExp(`<!--# include virtual="${ANSWERS}(/[^"]+)" -->`);

/** JSON that can close no element: a `<` of JSON is always inside a string. */
function harmless(json: string) {
  return json.replaceAll('<', '\\u003c');
}

/**
 * The page with an answer in each place, or nothing, in two pieces: what stands before the first place, and the rest once all
 * answers are there. `read` gets an address below /api; it gives '' without an answer.
 */
export async function* filledPieces(
  html: string,
  read: (path: string) => Promise<string>,
): AsyncGenerator<string> {
  // Every second part is the path of a place.
  const [before = '', ...parts] = html
    .replaceAll(UNFILLED, '')
    .replace(FLUSH_HERE, '')
    .split(PLACE);
  const rest = Promise.all(
    parts.map(async (part, index) => (index % 2 === 0 ? harmless(await read(part)) : part)),
  );
  yield before;
  yield (await rest).join('');
}

/** Reads public answers of the API for a page: without anything about the visitor, and in time or not at all. */
export function answersOf(apiUrl: string) {
  return async (path: string): Promise<string> => {
    try {
      const signal = AbortSignal.timeout(LONGEST_WAIT_MS);
      const response = await fetch(`${apiUrl}/api${path}`, { signal });
      return response.ok ? await response.text() : '';
    } catch {
      return '';
    }
  };
}

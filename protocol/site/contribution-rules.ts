// What a page or a place of a remote must not do to the others. A release with such a part is refused; a page ignores the part
// and reports it.

/** The parameters that a page's path may end with, as patterns: '/players/:address'. */
export const PARAMETERS = { address: '0x[0-9a-fA-F]{40}' } as const;

/** What belongs to the site itself: its files, and the scope of its worker. */
const RESERVED = /^\/(api|icons|index|other|pages|push-worker|remotes|rpc|status)(\/|$)/;

/** Whether a path belongs to the site itself, so that a page there would replace or hide a file of the site. */
export function isReserved(path: string): boolean {
  return RESERVED.test(path);
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(':address', PARAMETERS.address)}$`);
}

/** Whether two paths can have one address: '/players/:address' and '/players/0x77…'. */
export function overlap(one: string, other: string): boolean {
  return one === other || patternOf(one).test(other) || patternOf(other).test(one);
}

/** The longest title in the navigation, and anywhere else. */
const LONGEST_LINK = 24;
const LONGEST_TITLE = 60;
const LAST_LINK = 99;

/** Characters without a place in a line of text: control characters, and those that turn its direction. */
const UNSHOWN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A text by language. */
type Title = Readonly<Record<string, string>>;

function faultInTitle(
  title: Title,
  longest: number,
  parameters: readonly string[],
): string | undefined {
  for (const text of Object.values(title)) {
    const unknown = [...text.matchAll(/\{(.*?)\}/g)].find(
      ([, name]) => !parameters.includes(name!),
    );
    if (unknown) return `its title has no ${unknown[0]} to show: ${text}`;
    if (UNSHOWN.test(text) || text.trim() === '') {
      return 'its title has hidden characters';
    }
    const { length } = [...text];
    if (length > longest) return `its title has ${length} characters, and may have ${longest}`;
  }
  return undefined;
}

/** Why a page cannot be shown on any site; undefined if it can. */
export function faultInPage({
  path,
  title,
  link,
}: {
  path: string;
  title: Title;
  link?: number | undefined;
}): string | undefined {
  if (isReserved(path)) return `the path ${path} belongs to the site itself`;
  if (link !== undefined && !(Number.isInteger(link) && link >= 1 && link <= LAST_LINK)) {
    return `the link of ${path} has a position from 1 to ${LAST_LINK}, and not ${link}`;
  }
  const parameters = Object.keys(PARAMETERS).filter((name) => path.endsWith(`/:${name}`));
  const longest = link === undefined ? LONGEST_TITLE : LONGEST_LINK;
  const fault = faultInTitle(title, longest, parameters);
  return fault && `the page ${path}: ${fault}`;
}

/** Why a part of the start page cannot be shown on any site; undefined if it can. */
export function faultInPlace({
  place,
  title,
}: {
  place: string;
  title: Title;
}): string | undefined {
  const fault = faultInTitle(title, LONGEST_TITLE, []);
  return fault && `the place ${place}: ${fault}`;
}

const MOST_ENTRIES = 9;

/** Why a remote cannot offer a place; undefined if it can. */
export function faultInOffer(
  { place, limit }: { place: string; limit: number },
  remote: string,
): string | undefined {
  if (!place.startsWith(`${remote}.`) || !/\.[a-z][a-z.-]*$/.test(place)) {
    return `a place that it offers begins with ${remote}., and ${place} does not`;
  }
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST_ENTRIES) return undefined;
  return `the place ${place} has room for 1 to ${MOST_ENTRIES}, and not ${limit}`;
}

/** Why an offered place does not take one more entry; undefined if it does. */
export function faultInEntry(
  place: string,
  offered: Readonly<Record<string, { entries: readonly unknown[]; limit: number }>>,
): string | undefined {
  if (!Object.hasOwn(offered, place)) return `there is no place ${place}`;
  const { entries, limit } = offered[place]!;
  return entries.length < limit ? undefined : `the place ${place} has room for ${limit}`;
}

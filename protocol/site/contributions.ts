import * as v from 'valibot';
import {
  faultInEntry,
  faultInOffer,
  faultInPage,
  faultInPlace,
  overlap,
} from './contribution-rules';
import { settingsSchema } from './settings';

// The contributions of a remote to the page, as data: the host makes room for a remote that it does not know, without
// running its code.

/**
 * The named places of the host's start page, in the order in which a visitor waits for them. A first place loads with the page,
 * which preloads its files; the others load once the first ones have rendered. A late place may appear while the page is open,
 * because nothing moves for it. A shared place is for every remote; any other belongs to the remote that the site had there
 * first.
 */
export const PLACES = {
  'game.panel': { isFirst: true, isLate: false, isShared: false },
  'game.round': { isFirst: true, isLate: false, isShared: false },
  'game.pools': { isFirst: true, isLate: false, isShared: false },
  'game.chart': { isFirst: false, isLate: false, isShared: false },
  'game.ticker': { isFirst: false, isLate: false, isShared: false },
  'game.history': { isFirst: false, isLate: false, isShared: false },
  'game.aside': { isFirst: false, isLate: true, isShared: true },
  'game.line': { isFirst: false, isLate: true, isShared: false },
} as const;

export type PlaceName = keyof typeof PLACES;
export const placeNames = Object.keys(PLACES) as readonly PlaceName[];

/** A text in the languages that the remote has. The page shows English in all others. */
const text = v.objectWithRest(
  { en: v.pipe(v.string(), v.nonEmpty()) },
  v.pipe(v.string(), v.nonEmpty()),
);
export type ContributedText = v.InferOutput<typeof text>;

const path = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/[a-z0-9-]+)+(?:\/:address)?$/,
    'It is not a path such as /leaderboard or /players/:address.',
  ),
);

/** The reads with which a page or place begins, so that the page can preload them: '/api/config'. */
const reads = v.optional(
  v.array(v.pipe(v.string(), v.regex(/^\/api\/[\w./?=&-]+$/, 'It is not an address of the API.'))),
);

/** A CSS length: '640px'. */
const height = v.pipe(
  v.string(),
  v.regex(/^\d+(?:px|rem|svh)$/, 'It is not a height such as 640px.'),
);

/** A switch of the site's operator: 'summer-cup'. */
export const flagName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'It is not a flag such as summer-cup.'),
);

/** The condition for a part of the page. A part without one is for everybody. */
const when = v.strictObject({
  /** A visitor is signed out; a player is signed in, and so is an admin, who may run the game. */
  who: v.optional(v.picklist(['visitor', 'player', 'admin'])),
  /** The ID of the game's chain. */
  chain: v.optional(v.number()),
  /** A flag that is on. */
  flag: v.optional(flagName),
});
export type When = v.InferOutput<typeof when>;

/** What every part of a page has. */
const part = {
  /** The module exports the part's component under its own name. */
  module: v.pipe(v.string(), v.regex(/^\w+$/)),
  /** Who sees the part; everybody by default. */
  when: v.optional(when),
  /** The height that is held while it loads; by default 640px for a page, and for a place its usual height. */
  height: v.optional(height),
  reads,
};

const page = v.strictObject({
  path,
  /** Also the heading. `{address}` stands for the parameter of the path, shortened. */
  title: text,
  ...part,
  /** The position of the page's link in the navigation; links lead to the page if it has none. */
  link: v.optional(v.number()),
});
export type ContributedPage = v.InferOutput<typeof page>;

const place = v.strictObject({
  /** One of PLACES, or a place that a remote offers. A host without the place ignores this part. */
  place: v.string(),
  /** Names the place while it loads, and if it fails. */
  title: text,
  ...part,
  /** The position among the modules in the same place; 0 by default. */
  order: v.optional(v.number()),
});
export type ContributedPlace = v.InferOutput<typeof place>;
const offer = v.strictObject({
  /** The name begins with that of the remote: 'leaderboard.row'. */
  place: v.string(),
  /** The height of each entry. */
  height,
  /** How many entries have room. */
  limit: v.number(),
});

export type Part = Pick<ContributedPage, keyof typeof part>;

export const contributesSchema = v.strictObject({
  pages: v.optional(v.array(page)),
  places: v.optional(v.array(place)),
  /** The places in the remote's own parts that it offers to other remotes. */
  offers: v.optional(v.array(offer)),
  /** What the site's operator may set. */
  settings: v.optional(settingsSchema),
});
export type Contributes = v.InferOutput<typeof contributesSchema>;

/** One version of a remote, as far as its contributions go. Without `modules`, any module counts as existing. */
export interface Contributor {
  readonly contributes?: Contributes | undefined;
  readonly modules?: Readonly<Record<string, unknown>> | undefined;
}

type Of<Part> = Part & { readonly remote: string };

/** A place that a remote offers, with the entries that remotes bring for it. */
interface Offered extends Of<v.InferOutput<typeof offer>> {
  readonly entries: readonly Of<ContributedPlace>[];
}

/** The pages and places of a site. */
export interface Composition {
  /** In the order of the navigation; pages without a link come last. */
  readonly pages: readonly Of<ContributedPage>[];
  readonly places: Readonly<Partial<Record<PlaceName, readonly Of<ContributedPlace>[]>>>;
  /** By the names of the places. */
  readonly offered: Readonly<Record<string, Offered>>;
  /** The parts that the page cannot show. */
  readonly faults: readonly { readonly remote: string; readonly detail: string }[];
}

export function isPlace(name: string): name is PlaceName {
  return Object.hasOwn(PLACES, name);
}

/**
 * Composes the contributions of a site's remotes. Of two pages with one address, or two parts of a place that is not shared,
 * the remote that the site had first keeps it.
 */
export function compose(remotes: Readonly<Record<string, Contributor>>): Composition {
  const pages: Of<ContributedPage>[] = [];
  const places: Partial<Record<PlaceName, Of<ContributedPlace>[]>> = {};
  const offered: Record<string, Offered & { entries: Of<ContributedPlace>[] }> = {};
  const faults: { remote: string; detail: string }[] = [];
  for (const [remote, { contributes }] of Object.entries(remotes)) {
    for (const each of contributes?.offers ?? []) {
      const detail = isPlace(each.place)
        ? `the place ${each.place} is the site's own`
        : faultInOffer(each, remote);
      if (detail === undefined) offered[each.place] = { ...each, remote, entries: [] };
      else faults.push({ remote, detail });
    }
  }
  for (const [remote, { contributes = {}, modules }] of Object.entries(remotes)) {
    const fault = (detail: string) => faults.push({ remote, detail });
    const { pages: ownPages = [], places: ownPlaces = [] } = contributes;
    for (const each of ownPages) {
      const detail = faultInPage(each) ?? faultBeside(pages, each, remote);
      if (detail === undefined) pages.push({ ...each, remote });
      else fault(detail);
    }
    for (const each of ownPlaces) {
      const { place } = each;
      if (!isPlace(place)) {
        const detail = faultInPlace(each) ?? faultInEntry(place, offered);
        if (detail === undefined) offered[place]!.entries.push({ ...each, remote });
        else fault(detail);
        continue;
      }
      const filled = places[place] ?? [];
      const owner = PLACES[place].isShared
        ? undefined
        : filled.find((one) => one.remote !== remote);
      const detail =
        faultInPlace(each) ?? (owner && `the place ${place} belongs to ${owner.remote}`);
      if (detail === undefined) places[place] = [...filled, { ...each, remote }];
      else fault(detail);
    }
    // The page shows in its place that the module is missing.
    for (const { module } of [...ownPages, ...ownPlaces]) {
      if (modules && !Object.hasOwn(modules, module)) fault(`it has no module ${module}`);
    }
  }
  const last = Number.MAX_SAFE_INTEGER;
  pages.sort((one, other) => (one.link ?? last) - (other.link ?? last));
  for (const filled of Object.values(places)) {
    filled.sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
  }
  return { pages, places, offered, faults };
}

/** A remote may have a page of its own beside its `:address`, but no two pages at one path. */
function faultBeside(
  pages: readonly Of<ContributedPage>[],
  { path }: ContributedPage,
  remote: string,
): string | undefined {
  const taken = pages.find(
    (one) => one.path === path || (one.remote !== remote && overlap(one.path, path)),
  );
  return taken && `the path ${path} belongs to ${taken.remote}`;
}

/** Whether the site has the start page: a page of late places alone would be empty at first. */
export function hasStartPage({ places }: Composition): boolean {
  return placeNames.some((name) => !PLACES[name].isLate && places[name] !== undefined);
}

/** A contributed text in a language, with its parameters. */
export function contributedText(
  text: ContributedText,
  language: string,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const shown = text[language] ?? text.en;
  return shown.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(parameters, name) ? parameters[name]! : whole,
  );
}

/** The remotes of a page by its address, the one that a visitor waits for first. */
export function remotesOn(address: string, { pages, places }: Composition): readonly string[] {
  if (address !== '/') {
    return pages.filter(({ path }) => path === address).map(({ remote }) => remote);
  }
  const filled = placeNames.flatMap((name) => places[name] ?? []);
  return [...new Set(filled.map(({ remote }) => remote))];
}

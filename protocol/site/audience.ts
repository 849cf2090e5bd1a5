import type { Composition, Part, When } from './contributions';

// Who sees a part of a remote. This is presentation and protects nothing: anybody can read the descriptor.

/** What the page knows of the person in front of it. What is missing is not known yet, and meets no condition. */
export interface Audience {
  readonly who?: When['who'];
  readonly chain?: number | undefined;
  /** The flags that are on. */
  readonly flags?: readonly string[] | undefined;
}

export function isShown({ when = {} }: Pick<Part, 'when'>, audience: Audience): boolean {
  const { who, chain, flag } = when;
  return (
    (who === undefined || who === audience.who || (who === 'player' && audience.who === 'admin')) &&
    (chain === undefined || chain === audience.chain) &&
    (flag === undefined || audience.flags?.includes(flag) === true)
  );
}

/** The pages and places that an audience sees. Who owns a path or a place does not depend on it. */
export function shownTo(composition: Composition, audience: Audience): Composition {
  const shown = <Some extends Part>(parts: readonly Some[]) =>
    parts.filter((part) => isShown(part, audience));
  const places = Object.entries(composition.places)
    .map(([name, parts]) => [name, shown(parts)] as const)
    .filter(([, parts]) => parts.length > 0);
  const offered = Object.entries(composition.offered).map(
    ([name, place]) => [name, { ...place, entries: shown(place.entries) }] as const,
  );
  return {
    ...composition,
    pages: shown(composition.pages),
    places: Object.fromEntries(places),
    offered: Object.fromEntries(offered),
  };
}

/** The parts of a site that are only for some. */
export function conditionsIn({ pages, places, offered }: Composition): readonly When[] {
  const entries = Object.values(offered).flatMap((place) => place.entries);
  const parts = [...pages, ...Object.values(places).flat(), ...entries];
  return parts.flatMap(({ when }) => when ?? []);
}

import { use } from 'react';
import { PartContext } from './part-scope';

/** What an entry of each offered place is told: the contract between the remote that offers it and those that fill it. */
export interface OfferedContexts {
  /** A player on the leaderboard. */
  'leaderboard.row': { readonly address: string; readonly rank: number };
}

interface OfferedPlaceProps<Name extends keyof OfferedContexts> {
  name: Name;
  context: OfferedContexts[Name];
}

/** A place for other remotes in a remote's own part, as its contributes.json offers it; nothing if no remote fills it. */
export function OfferedPlace<Name extends keyof OfferedContexts>({
  name,
  context,
}: OfferedPlaceProps<Name>) {
  const scope = use(PartContext);
  // Two remotes could otherwise fill each other's places without end.
  if (scope?.entry) {
    throw new Error(`An entry of ${scope.entry.place} cannot offer a place itself.`);
  }
  if (scope?.Entries === undefined) return null;
  return <scope.Entries owner={scope.remote} place={name} context={context} />;
}

/** What the remote that offers the place says about this entry. */
export function usePlaceContext<Name extends keyof OfferedContexts>(
  name: Name,
): OfferedContexts[Name] {
  const entry = use(PartContext)?.entry;
  if (entry?.place !== name) throw new Error(`This part is no entry of ${name}.`);
  return entry.context as OfferedContexts[Name];
}

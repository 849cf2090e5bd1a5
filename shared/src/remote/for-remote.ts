import type { Reducer } from '@reduxjs/toolkit';
import type {
  Api,
  coreModuleName,
  EndpointBuilder,
  EndpointDefinitions,
  reactHooksModuleName,
} from '@reduxjs/toolkit/query/react';
import { api } from '../api/api';
import type { baseQuery } from '../api/base-query';
import { prefixOf, type Owner, type Tag } from '../store/owner';
import { remoteSlots } from '../store/remote-slots';
import type { RootState } from '../store/root-state';

/** Endpoints with their hooks. */
type Added<Own extends EndpointDefinitions> = Api<
  typeof baseQuery,
  Own,
  'api',
  Tag,
  typeof coreModuleName | typeof reactHooksModuleName
>['endpoints'];

/**
 * What a remote adds to the page for itself. Name and version come from its package.json; they are the prefix of all that it
 * adds, so that no other remote's, and no other version's, can be meant. Add at the top of a module: a name that is taken
 * throws, and the host shows the failure in the remote's own place.
 */
export function forRemote(owner: Owner) {
  const prefix = prefixOf(owner);

  /** Adds endpoints to the page's API slice. Each has its hooks: `board.useQuery(argument)`. */
  function addEndpoints<Own extends EndpointDefinitions>(
    endpoints: (build: EndpointBuilder<typeof baseQuery, Tag, 'api'>) => Own,
  ): Added<Own> {
    let names: string[] = [];
    const { endpoints: all } = api.injectEndpoints({
      endpoints: (build) => {
        const own = endpoints(build);
        names = Object.keys(own);
        return Object.fromEntries(names.map((name) => [`${prefix}/${name}`, own[name]!]));
      },
    });
    const added = names.map((name) => [name, all[`${prefix}/${name}`]]);
    return Object.fromEntries(added) as Added<Own>;
  }

  /**
   * Adds a slot to the store, and returns its selector. The state goes with the remote: it is dropped as soon as the version
   * no longer runs in the page. A remote has one slot.
   */
  function addReducer<State>(reducer: Reducer<State>): (state: RootState) => State {
    remoteSlots.bring(owner, reducer as Reducer<unknown>);
    const initial = reducer(undefined, { type: 'initial' });
    return ({ remotes }) => (remotes[prefix] as State | undefined) ?? initial;
  }

  return { addEndpoints, addReducer };
}

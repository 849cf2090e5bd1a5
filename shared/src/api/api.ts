import { createApi } from '@reduxjs/toolkit/query/react';
import { CollisionError, TAGS } from '../store/owner';
import { baseQuery } from './base-query';

/** The page's only API slice. Each area injects its endpoints in its own file; a remote adds its own with `forRemote`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  // The default waits for all running queries, so a slow query would delay the refetch after a write.
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

const inject = api.injectEndpoints.bind(api);

/**
 * Refuses a name that is taken, whatever the options: by default Redux Toolkit keeps the first definition without a word, and
 * its error in a production build has a number instead of the name.
 */
api.injectEndpoints = (options) =>
  inject({
    ...options,
    endpoints: (build) => {
      const own = options.endpoints(build);
      const taken = Object.keys(own).find((name) => Object.hasOwn(api.endpoints, name));
      if (taken !== undefined) throw new CollisionError(`The endpoint ${taken}`);
      return own;
    },
  });

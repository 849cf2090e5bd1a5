import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** The data in the cache, grouped by the event that makes it stale. */
const TAGS = [
  'Round',
  'Players',
  'Player',
  'Record',
  'Token',
  'Price',
  'Prices',
  'Limits',
  'Status',
  'Admin',
  'Session',
] as const;

/**
 * The one API slice of the page. Each area injects its endpoints in a file of its own. A remote that needs an endpoint of
 * its own prefixes it with the remote's name and injects it with `overrideExisting: 'throw'`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  // The default waits for all running queries, so one slow query would delay the refetch after a write.
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

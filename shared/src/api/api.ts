import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** The tags of cached data, one for each group that becomes stale together. */
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
 * The page's only API slice. Each area injects its endpoints in its own file. A remote that needs endpoints of its own
 * prefixes them with the remote's name and injects them with `overrideExisting: 'throw'`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  // The default waits for all running queries, so a slow query would delay the refetch after a write.
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

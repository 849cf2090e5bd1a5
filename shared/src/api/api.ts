import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** What the cache holds, by what makes it stale. */
const TAGS = [
  'Round',
  'Players',
  'Player',
  'Token',
  'Price',
  'Limits',
  'Status',
  'Admin',
  'Session',
] as const;

/**
 * The one API slice of the page. Each area adds its endpoints in a file of its own; a remote that needs one of its
 * own injects it with its name as a prefix and `overrideExisting: 'throw'`.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  // A write is followed by what it changed at once; a slow query elsewhere must not hold that back.
  invalidationBehavior: 'immediately',
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

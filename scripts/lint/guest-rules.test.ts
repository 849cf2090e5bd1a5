import { messagesFor } from './lint-messages';

const GUEST = `import { api, createGlobalStyle, type Build } from '@updown/shared';
import { createRoot } from 'react-dom/client';
export const used = [createGlobalStyle, createRoot];
export const replacing = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build: Build) => ({ gamePrices: build.query({}) }),
});
export const silent = api.injectEndpoints({
  endpoints: (build: Build) => ({ gamePrices: build.query({}) }),
});
export const unnamed = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build: Build) => ({ prices: build.query({}) }),
});
export const inBlock = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints(build: Build) {
    return { prices: build.query({}) };
  },
});
export const quoted = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build: Build) => ({ 'latest-prices': build.query({}) }),
});
export const hidden = api.injectEndpoints(options);
export const later = import('react-dom/client');
export const all = shared.createGlobalStyle;
export const good = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build: Build) => ({ gamePrices: build.query({}) }),
});
`;

test('lint refuses a remote that reaches out of its place in the page', () => {
  expect(messagesFor('remote-game/src/guest.ts', GUEST)).toEqual([
    [1, expect.stringContaining('Style your own elements')],
    [2, expect.stringContaining('The host renders a remote.')],
    [4, expect.stringContaining("overrideExisting: 'throw'")],
    [8, expect.stringContaining("overrideExisting: 'throw'")],
    [13, expect.stringContaining("'game…'")],
    [18, expect.stringContaining("'game…'")],
    [23, expect.stringContaining("'game…'")],
    [25, expect.stringContaining('Write the endpoints in the call')],
    [26, expect.stringContaining('The host renders a remote.')],
    [27, expect.stringContaining('Style your own elements')],
  ]);
}, 60_000);

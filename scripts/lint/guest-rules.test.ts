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

const TAKES = `import { styled } from '@updown/shared';
export const stream = new EventSource('/api/events');
export const socket = new window.WebSocket('wss://updown.example');
window.fetch = () => Promise.reject(new Error('patched'));
document.adoptedStyleSheets = [];
export const sheet = new CSSStyleSheet();
Object.assign(globalThis, { fetch: null });
Element.prototype.remove = () => undefined;
export const element = document.createElement('style');
export function Sheet() { return <style>{'header{display:none}'}</style>; }
export const worker = navigator.serviceWorker;
export const Still = styled.p\`@media (prefers-reduced-motion: reduce) { animation: none; }\`;
export const Moving = styled.p\`@keyframes moves { to { opacity: 0; } }\`;
export const Good = styled.header({});
`;

test("lint refuses a remote that takes the page's connections, functions or look", () => {
  const [connections, everybody] = ['six connections', 'belong to the whole page'];
  const look = 'is for the whole page';
  expect(messagesFor('remote-game/src/guest.tsx', TAKES)).toEqual([
    [2, expect.stringContaining(connections)],
    [3, expect.stringContaining(connections)],
    [4, expect.stringContaining(everybody)],
    [5, expect.stringContaining(look)],
    [5, expect.stringContaining(everybody)],
    [6, expect.stringContaining(look)],
    [7, expect.stringContaining(everybody)],
    [8, expect.stringContaining(everybody)],
    [9, expect.stringContaining(look)],
    [10, expect.stringContaining(look)],
    [11, expect.stringContaining('A worker is for the whole site')],
    [12, expect.stringContaining('Use `theme.motion`')],
    [13, expect.stringContaining('Use `theme.motion`')],
  ]);
}, 60_000);

test('lint refuses an animation of its own in a component of the page', () => {
  const own = `import { keyframes } from 'styled-components';
export const QUERY = '@media (prefers-reduced-motion: reduce)';
export const Moving = keyframes({});
`;
  expect(messagesFor('shared/src/ui/moving.tsx', own)).toEqual([
    [1, expect.stringContaining('Use `theme.motion`')],
    [2, expect.stringContaining('Use `theme.motion`')],
  ]);
}, 60_000);

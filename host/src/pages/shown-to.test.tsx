import { act, render, screen, waitFor } from '@testing-library/react';
import type { Contributes } from '@updown/protocol/site/contributions';
import { CHAIN_ID, MemoryRouter, signIn } from '@updown/shared/testing';
import { http, HttpResponse } from 'msw';
import { fakeServer } from '../../testing/fake-server';
import { createPage, release, secondPart, site } from '../../testing/page';
import { App } from '../app/app';
import type { Site } from '../site/site';

jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

let isOwner = false;
const { server, requested } = fakeServer();
beforeEach(() => {
  isOwner = false;
  server.use(
    http.get('*/api/admin/owner-info', () => {
      requested.push('/admin/owner-info');
      return HttpResponse.json({ isOwner, isGameManager: false });
    }),
  );
});

type Page = NonNullable<Contributes['pages']>[number];

function siteWith(when: Page['when'], more: Partial<Site> = {}): Site {
  const contributes = {
    pages: [{ path: '/vault', title: { en: 'Vault' }, module: 'Vault', link: 1, when }],
  };
  const remote = { ...release('vault'), contributes } as ReturnType<typeof release>;
  const { serial, remotes } = site('game', 'dashboard');
  return { serial, remotes: { ...remotes, vault: { status: 'on', remote } }, ...more };
}

/** Opens the page of a site at its part with a condition. */
function open(descriptor: Site) {
  const Component = () => 'The vault is open.';
  const page = createPage({
    site: descriptor,
    loadModule: () => Promise.resolve({ status: 'loaded', Component }),
  });
  render(
    <App store={page.store} host={page.host} secondPart={Promise.resolve(secondPart)}>
      <MemoryRouter initialEntries={['/vault']} />
    </App>,
  );
  return page;
}

test("an admin's page is there for an admin, and not even named to anybody else", async () => {
  const { store } = open(siteWith({ who: 'admin' }));
  expect(screen.getByText('There is no page at /vault.')).toBeVisible();
  expect(document.documentElement).not.toHaveTextContent('Vault');
  expect(requested).not.toContain('/admin/owner-info');

  act(() => void signIn(store));
  await waitFor(() => expect(requested).toContain('/admin/owner-info'));
  expect(document.documentElement).not.toHaveTextContent('Vault');

  isOwner = true;
  const other = open(siteWith({ who: 'admin' }));
  act(() => void signIn(other.store));
  expect(await screen.findByText('The vault is open.')).toBeVisible();
  expect(document.title).toBe('Vault · UpDown');
});

test('a part for a chain is there on that chain, and the API is asked only for what a part needs', async () => {
  open(siteWith({ chain: CHAIN_ID }));
  expect(await screen.findByText('The vault is open.')).toBeVisible();
  expect(requested).toContain('/config');
  expect(requested).not.toContain('/admin/owner-info');
});

test('a flag that is turned on or off on a running site shows or hides its parts in open pages', async () => {
  const { host } = open(siteWith({ flag: 'cup' }));
  expect(screen.getByText('There is no page at /vault.')).toBeVisible();
  act(() => host.running.released(siteWith({ flag: 'cup' }, { serial: 2, flags: ['cup'] })));
  expect(await screen.findByText('The vault is open.')).toBeVisible();
  act(() => host.running.released(siteWith({ flag: 'cup' }, { serial: 3 })));
  expect(screen.getByText('There is no page at /vault.')).toBeVisible();
});

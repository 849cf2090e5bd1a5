import { PLAYER_PATH, Route, Routes, serverClock } from '@updown/shared';
import { MemoryRouter, mountOften, PLAYER } from '@updown/shared/testing';
import type { ComponentType } from 'react';
import { exports as exposed } from '../../package.json';
import { fakeApi, START } from '../../testing/fake-api';
import { fakeChain } from '../../testing/fake-chain';
import { server } from '../../testing/render-in-page';

test.each(Object.entries(exposed))('%s leaves nothing behind in the page', async (path, file) => {
  server.use(...fakeApi().handlers);
  serverClock.sync((START + 60) * 1000);
  const { wallet } = fakeChain();
  const module = (await import(`../../${file}`)) as Record<string, ComponentType>;
  const Exposed = module[path.slice(2)]!;
  const element = (
    <MemoryRouter initialEntries={[`/players/${PLAYER}`]}>
      <Routes>
        <Route path={PLAYER_PATH} element={<Exposed />} />
      </Routes>
    </MemoryRouter>
  );
  const { early, late } = await mountOften(element, () => wallet);
  expect(late).toEqual(early);
});

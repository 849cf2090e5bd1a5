import { conditionsIn, shownTo, type Audience } from './audience';
import { compose } from './contributions';

const title = { en: 'Title' };

const composition = compose({
  team: {
    contributes: {
      pages: [
        { path: '/all', title, module: 'All' },
        { path: '/visitor', title, module: 'Visitor', when: { who: 'visitor' } },
        { path: '/player', title, module: 'Player', when: { who: 'player' } },
        { path: '/admin', title, module: 'Admin', when: { who: 'admin' } },
        { path: '/cup', title, module: 'Cup', when: { flag: 'cup' } },
        { path: '/test', title, module: 'Test', when: { chain: 31_337, flag: 'cup' } },
      ],
      places: [{ place: 'game.aside', title, module: 'Aside', when: { who: 'player' } }],
    },
  },
});

test.each<[string, Audience, string]>([
  ['somebody unknown', {}, '/all'],
  ['a visitor', { who: 'visitor' }, '/all /visitor'],
  ['a player', { who: 'player' }, '/all /player'],
  ['an admin, who is also a player', { who: 'admin' }, '/all /player /admin'],
  ['everybody while a flag is on', { flags: ['cup', 'night'] }, '/all /cup'],
  ['a chain without the flag', { chain: 31_337, flags: [] }, '/all'],
  ['a chain and the flag', { chain: 31_337, flags: ['cup'] }, '/all /cup /test'],
  ['another chain', { chain: 1, flags: ['cup'] }, '/all /cup'],
])('the pages for %s', (_who, audience, expected) => {
  const { pages } = shownTo(composition, audience);
  expect(pages.map(({ path }) => path).join(' ')).toBe(expected);
});

test('a place with no part for this audience is as if no remote filled it', () => {
  expect(shownTo(composition, { who: 'visitor' }).places).toEqual({});
  expect(shownTo(composition, { who: 'player' }).places['game.aside']).toHaveLength(1);
});

test('an entry for others is not in the place that a remote offers', () => {
  const entry = { place: 'board.row', title, module: 'Badge', when: { who: 'player' as const } };
  const site = compose({
    board: { contributes: { offers: [{ place: 'board.row', height: '20px', limit: 1 }] } },
    badges: { contributes: { places: [entry] } },
  });
  expect(shownTo(site, { who: 'visitor' }).offered['board.row']!.entries).toEqual([]);
  expect(shownTo(site, { who: 'player' }).offered['board.row']!.entries).toHaveLength(1);
  expect(conditionsIn(site)).toHaveLength(1);
});

test('the conditions of a site are those of its pages and places', () => {
  expect(conditionsIn(composition).map(({ who }) => who)).toContain('player');
  expect(conditionsIn(composition)).toHaveLength(6);
});

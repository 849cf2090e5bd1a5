import { fastify } from 'fastify';
import { isAt, pageFile, pageRoute } from './pages';

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test('each page has a file of its own', () => {
  expect(['/', '/dashboard', '/team/board', '/players/:address'].map(pageFile)).toEqual([
    'pages/index.html',
    'pages/dashboard.html',
    'pages/team/board.html',
    'pages/players/_address.html',
  ]);
});

test.each([
  [`/players/${ADDRESS}`, 200],
  [`/players/${ADDRESS.toLowerCase()}`, 200],
  ['/players/0x7099', 404],
  [`/players/${ADDRESS}0`, 404],
  [`/players/${ADDRESS}/more`, 404],
  ['/players', 404],
])('the route of a page about a player answers %s with %i', async (url, status) => {
  const site = fastify();
  site.get(pageRoute('/players/:address'), () => 'the page');
  expect((await site.inject({ url })).statusCode).toBe(status);
  expect(isAt('/players/:address', url)).toBe(status === 200);
});

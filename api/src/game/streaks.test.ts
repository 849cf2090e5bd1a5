import { streaksOf } from './standing';

test.each([
  ['', 0, 0],
  ['W', 1, 1],
  ['L', -1, 0],
  ['WWLW', 1, 2],
  ['LWWWLL', -2, 3],
  ['WWWW', 4, 4],
  ['LLL', -3, 0],
])(
  'the results %p have a current streak of %i and a longest of %i',
  (results, current, longest) => {
    expect(streaksOf(results)).toEqual({ current, longest });
  },
);

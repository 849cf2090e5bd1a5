import { boundsOfOneBet, boundsOfToday } from './bounds';

const STAKE = 30_000n;

test('the bounds of one bet are its stake, for ten minutes', () => {
  expect(boundsOfOneBet(STAKE, 5_000)).toEqual({ perRound: STAKE, inAll: STAKE, end: 605 });
});

test('the bounds of today end at midnight', () => {
  const noon = new Date(2026, 10, 28, 12).getTime();
  const midnight = new Date(2026, 10, 29).getTime();
  expect(boundsOfToday(STAKE, noon)).toEqual({
    perRound: 60_000n,
    inAll: 600_000n,
    end: midnight / 1000,
  });
});

test('late in the evening, today lasts two hours', () => {
  const late = new Date(2026, 10, 28, 23, 30).getTime();
  expect(boundsOfToday(STAKE, late).end).toBe(late / 1000 + 7200);
});

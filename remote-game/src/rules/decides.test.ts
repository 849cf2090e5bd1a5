import { decidesText } from './standing';

test.each([
  [true, /^Wins above \$2,398\.70 at \d\d:41$/],
  [false, /^Wins below \$2,398\.70 at \d\d:41$/],
])('says at which price and when a bet wins (UP: %s)', (isUp, text) => {
  expect(decidesText(isUp, { start_price: 2398.7, end_time: 2460 })).toMatch(text);
});

import { streakText } from './own-statistics';

test.each([
  [3, '3 wins'],
  [1, '1 win'],
  [0, '-'],
  [-1, '1 loss'],
  [-4, '4 losses'],
])('a streak of %i is %s', (streak, text) => {
  expect(streakText(streak)).toBe(text);
});

import { followsRead, followsSlice, followToggled } from './follows-slice';

const { reducer } = followsSlice;

test('a press follows a player, and another one ends it, however the address is written', () => {
  const followed = reducer(['0xab'], followToggled('0xCD'));
  expect(followed).toEqual(['0xab', '0xcd']);
  expect(reducer(followed, followToggled('0xAB'))).toEqual(['0xcd']);
});

test('what the browser kept takes the place of what the page knew', () => {
  expect(reducer(['0xab'], followsRead(['0xcd']))).toEqual(['0xcd']);
});

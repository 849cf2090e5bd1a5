import { followToggled, selectFollows } from '@updown/shared';
import { OTHER_PLAYER, PLAYER } from '@updown/shared/testing';
import { createPage } from '../../testing/page';
import { keepFollows } from './keep-follows';

const [one, other] = [PLAYER, OTHER_PLAYER].map((address) => address.toLowerCase());

afterEach(() => localStorage.clear());

function open() {
  const { store, listen } = createPage();
  keepFollows(listen, store);
  return { store, follows: () => selectFollows(store.getState()) };
}

test('whom the visitor follows is kept for the next visit', () => {
  const { store } = open();
  store.dispatch(followToggled(PLAYER));
  store.dispatch(followToggled(OTHER_PLAYER));
  expect(open().follows()).toEqual([one, other]);
  store.dispatch(followToggled(PLAYER));
  store.dispatch(followToggled(OTHER_PLAYER));
  expect(localStorage.getItem('updown.follows')).toBeNull();
});

test('another tab can change it', () => {
  const { follows } = open();
  localStorage.setItem('updown.follows', JSON.stringify([other]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'updown.follows' }));
  expect(follows()).toEqual([other]);
});

test.each(['{', '7', '["nobody", 7]'])('%s in the storage is nobody', (text) => {
  localStorage.setItem('updown.follows', text);
  expect(open().follows()).toEqual([]);
});

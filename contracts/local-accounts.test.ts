import { localAccountIndex } from './local-accounts';

test('the roles use the first accounts of the node, and the players the accounts after them', () => {
  expect(localAccountIndex('owner')).toBe(0);
  expect(localAccountIndex('pauser')).toBe(3);
  expect(localAccountIndex(0)).toBe(4);
  expect(localAccountIndex(2)).toBe(6);
});

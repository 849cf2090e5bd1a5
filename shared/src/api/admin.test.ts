import { isAdmin } from './admin';

test.each([
  [true, false, true],
  [false, true, true],
  [false, false, false],
])('owner %s, manager %s: admin %s', (isOwner, isGameManager, expected) => {
  const address = '0x00000000000000000000000000000000000000Aa';
  const info = { owner: address, gameManager: address, currentWallet: address };
  expect(isAdmin({ isOwner, isGameManager, ...info })).toBe(expected);
});

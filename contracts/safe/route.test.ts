import { hasContract, routeOf, type Holder, type Holders } from './route';

function safe(address: string): Holder {
  return { kind: 'safe', address, threshold: 2, signers: [], version: '1.5.0' };
}
const account: Holder = { kind: 'account', address: '0xa' };
const timelock = { kind: 'timelock', address: '0x7', delaySeconds: 60 } as const;
const plain: Holders = { owner: account, manager: account, pauser: account, pendingOwner: null };
const direct = { ...plain, owner: safe('0x1'), manager: safe('0x2') };
const delayed = { ...direct, owner: timelock };

test.each([
  ["the manager's command goes to the manager's Safe", 'setMinimumDeposit', direct, '0x2', null],
  ["the owner's command goes to the owner's Safe", 'setPredictionLock', direct, '0x1', null],
  ['the owner pauses if the pauser is no Safe', 'pause', direct, '0x1', null],
  ["the pauser's Safe pauses first", 'pause', { ...direct, pauser: safe('0x3') }, '0x3', null],
  [
    'the owner stands in for a manager that is no Safe',
    'setMaximumDeposit',
    { ...plain, owner: safe('0x1') },
    '0x1',
    null,
  ],
  ["a timelock's command goes to the Safe behind it", 'withdrawReserve', delayed, '0x9', timelock],
  [
    'a pauser who is a Safe does not wait for the timelock',
    'pause',
    { ...delayed, pauser: safe('0x3') },
    '0x3',
    null,
  ],
  [
    'a command that anybody may send does not wait for the timelock',
    'voidRound',
    { ...plain, owner: timelock },
    '0x9',
    null,
  ],
  [
    'the next owner accepts',
    'acceptOwnership',
    { ...plain, pendingOwner: timelock },
    '0x9',
    timelock,
  ],
] as const)('%s', (_, name, holders, address, between) => {
  expect(routeOf(name, holders, '0x9')).toEqual({ safe: address, timelock: between });
});

test('no Safe sends a command of an ordinary account, or of a timelock whose Safe is unknown', () => {
  expect(routeOf('pause', plain, '0x9')).toBeNull();
  expect(routeOf('acceptOwnership', direct, '0x9')).toBeNull();
  expect(routeOf('withdrawReserve', delayed, null)).toBeNull();
});

test('a game of ordinary accounts has nothing to propose', () => {
  expect([plain, direct, { ...plain, owner: timelock }].map(hasContract)).toEqual([
    false,
    true,
    true,
  ]);
});

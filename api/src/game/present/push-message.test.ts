import { pushMessage } from './push-message';

const ION = 10n ** 18n;
const bet = {
  kind: 'ended',
  round_id: 7,
  outcome: 'Up',
  up: true,
  claimed: null,
  language: 'en',
} as const;
const paid = {
  ...bet,
  kind: 'paid',
  claimed: (54_000n * ION) / 10n + 1n,
} as const;

test.each([
  [{ outcome: 'Up' }, 'You won round #7.'],
  [{ outcome: 'Down' }, 'You lost round #7.'],
  [{ outcome: 'Down', up: false }, 'You won round #7.'],
  [{ outcome: 'Draw' }, 'Round #7 is a draw. Your stake comes back.'],
  [{ outcome: 'Void' }, 'Round #7 is void. Your stake comes back.'],
] as const)('tells the result %j', (changes, body) => {
  expect(pushMessage({ ...bet, ...changes }, 'ION')).toEqual({
    title: 'Your round has ended',
    body,
    tag: 'round-7',
    language: 'en',
  });
});

test.each([
  ['en', '5,400 ION from round #7'],
  ['es', '5.400 ION de la ronda #7'],
  ['tr', '#7 numaralı turdan 5.400 ION'],
  ['vi', '5.400 ION từ vòng #7'],
  ['zh', '第 #7 轮：5,400 ION'],
] as const)('tells a payout in %s, with its separators and truncated', (language, body) => {
  expect(pushMessage({ ...paid, language }, 'ION')).toMatchObject({
    body,
    tag: 'paid-7',
  });
});

test('tells nothing that a reorganisation has undone', () => {
  expect(pushMessage({ ...bet, outcome: 'Pending' }, 'ION')).toBeUndefined();
  expect(pushMessage({ ...paid, claimed: null }, 'ION')).toBeUndefined();
});

import { checkArgument, delayText, labelOf, outcomeText } from './safe-rules';

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test.each([
  ['tokens', '1.5', '1500000000000000000'],
  ['usd', '2400.5', '240050000000'],
  ['seconds', ' 60 ', '60'],
  ['units', '007', '7'],
  ['address', ADDRESS.toLowerCase(), ADDRESS],
  ['address', ADDRESS, ADDRESS],
] as const)('%s: %j becomes what the contract takes', (kind, text, value) => {
  expect(checkArgument(kind, text)).toEqual({ ok: true, value });
});

test.each([
  ['tokens', '0'],
  ['tokens', ''],
  ['usd', '1.123456789'],
  ['seconds', '1.5'],
  ['basisPoints', ''],
  ['address', '0x12'],
  ['address', ADDRESS.replace('C5', 'c5')],
] as const)('%s: %j is refused', (kind, text) => {
  expect(checkArgument(kind, text).ok).toBe(false);
});

test('an argument has the name that a person knows, or its unit', () => {
  expect(labelOf('roundId', 'units', 'ION')).toBe('Round ID');
  expect(labelOf('amount', 'tokens', 'ION')).toBe('Amount in ION');
  expect(labelOf('manager', 'address', 'ION')).toBe('Address');
});

test('a delay is in the largest unit that divides it', () => {
  expect([172_800, 600, 90].map(delayText)).toEqual(['48 hours', '10 minutes', '90 seconds']);
});

test('each outcome of a simulation is a sentence', () => {
  expect(outcomeText({ kind: 'works' })).toBe('Simulated now: it works.');
  expect(outcomeText({ kind: 'later' })).toMatch(/once the transaction before it/);
  expect(outcomeText({ kind: 'fails', reason: 'The game is paused.' })).toBe(
    'Simulated now: it fails. The game is paused.',
  );
});

import { offerText } from './offer';
import { estimatePayout } from './payout';

function ion(whole: number) {
  return BigInt(whole) * 10n ** 18n;
}

const pools = { up: ion(630_000), down: ion(90_000) };

test.each([
  [true, 'pays 33,886 · 1.12×'],
  [false, 'pays 179,625 · 5.98×'],
])('names the payout and its rate (UP: %p)', (isUp, text) => {
  expect(offerText(estimatePayout(ion(30_000), isUp, pools))).toBe(text);
});

test('is 1.80× in an empty round', () => {
  const empty = { up: 0n, down: 0n };
  expect(offerText(estimatePayout(ion(30_000), true, empty))).toBe('pays 54,000 · 1.80×');
});

test('is nothing without a stake', () => {
  expect(offerText(estimatePayout(0n, true, pools))).toBeNull();
});

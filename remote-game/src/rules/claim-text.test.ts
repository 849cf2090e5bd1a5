import { claimSumOf } from './payout-state';

test('adds amounts up and rounds the sum down to cents', () => {
  expect(claimSumOf(['50583.419', '10.0009'], 'ION')).toBe('50,593.41 ION');
});

test('is nothing while an amount is unknown', () => {
  expect(claimSumOf(['50583.41', '0'], 'ION')).toBeNull();
});

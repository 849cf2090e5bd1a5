import { distinctFees } from './fees';

const GWEI = 1_000_000_000n;

describe.each([
  ['with room above the tip', { maxFeePerGas: 3n * GWEI, maxPriorityFeePerGas: GWEI }],
  ['if all of it is the tip', { maxFeePerGas: 2n * GWEI, maxPriorityFeePerGas: 2n * GWEI }],
])('the fees of an account’s transactions %s', (_name, fees) => {
  const all = Array.from({ length: 300 }, () => distinctFees(fees));

  test('differ, so that their hashes differ', () => {
    // Two of 300 random tips out of 16 million may be equal.
    const tips = new Set(all.map(({ maxPriorityFeePerGas }) => maxPriorityFeePerGas));
    expect(tips.size).toBeGreaterThan(295);
  });

  test('have the same maximum, so that none replaces a transaction that a node has accepted', () => {
    expect(new Set(all.map(({ maxFeePerGas }) => maxFeePerGas))).toEqual(
      new Set([fees.maxFeePerGas]),
    );
    for (const { maxPriorityFeePerGas } of all) {
      expect(maxPriorityFeePerGas).toBeLessThanOrEqual(fees.maxFeePerGas);
      expect(maxPriorityFeePerGas).toBeGreaterThan((fees.maxPriorityFeePerGas * 8n) / 10n);
    }
  });
});

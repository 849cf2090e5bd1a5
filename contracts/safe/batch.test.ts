import { batchOf, withChecksum } from './batch';

const GAME = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const SAFE = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';

test("a batch has the fields of Safe's Transaction Builder, and nothing else of the transactions", () => {
  const transaction = { to: GAME, value: '0', data: '0x8456cb59', signature: 'pause()' };
  const batch = batchOf({
    chainId: 8453,
    safe: SAFE,
    name: 'pause',
    description: 'UpDown',
    createdAt: 1_795_000_000_000,
    transactions: [transaction],
  });
  expect(batch).toEqual({
    version: '1.0',
    chainId: '8453',
    createdAt: 1_795_000_000_000,
    meta: {
      name: 'pause',
      description: 'UpDown',
      createdFromSafeAddress: SAFE,
      checksum: expect.stringMatching(/^0x[0-9a-f]{64}$/) as unknown,
    },
    transactions: [{ to: GAME, value: '0', data: '0x8456cb59' }],
  });
});

test('the checksum does not depend on the order of the fields, but on each value', () => {
  const checksum = (file: { meta: object; version?: string }) =>
    (withChecksum(file).meta as { checksum?: string }).checksum;
  const first = checksum({ version: '1.0', meta: { name: 'a', description: 'b' } });
  expect(checksum({ meta: { description: 'b', name: 'a' }, version: '1.0' })).toBe(first);
  expect(checksum({ version: '1.0', meta: { name: 'a', description: 'c' } })).not.toBe(first);
});

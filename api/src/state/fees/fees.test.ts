import { playerFee, type FeeReceipt } from './fees';

const PLAYER = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc';
const receipt: FeeReceipt = {
  blockHash: '0x01',
  from: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  gasUsed: '0x5208',
  effectiveGasPrice: '0x3b9aca07',
};

test.each([
  ['their own transaction', { player: PLAYER, is_first: true }, receipt, 21_000n * 1_000_000_007n],
  [
    'a rollup, which adds the fee of the chain below',
    { player: PLAYER, is_first: true },
    { ...receipt, l1Fee: '0x10' },
    21_000n * 1_000_000_007n + 16n,
  ],
  ['a second event of one transaction', { player: PLAYER, is_first: false }, receipt, 0n],
  [
    'a transaction that somebody else sent',
    { player: `0x${'1'.repeat(40)}`, is_first: true },
    receipt,
    0n,
  ],
])('the fee of %s', (_what, event, from, fee) => {
  expect(playerFee(event, from)).toBe(fee);
});

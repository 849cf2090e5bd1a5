import { recordHeader, recordLine, type RecordedBet } from './record-file';

const won: RecordedBet = {
  round_id: 7,
  up: true,
  amount: 30_000_000000000000000001n,
  outcome: 'Up',
  start_time: 1_795_000_000,
  end_time: 1_795_000_300,
  price_at_start: 240_000_000_001n,
  price_at_end: 241_250_000_000n,
  payout: 54_000_129000000000000000n,
  bet_time: 1_795_000_100,
  bet_transaction: `0x${'a'.repeat(64)}`,
  bet_fee: 21_000_000_000_001n,
  paid_time: 1_795_000_400,
  paid_transaction: `0x${'b'.repeat(64)}`,
  paid_fee: 0n,
};

function shown(bet: RecordedBet) {
  const line = recordLine(bet, 'ION');
  return Object.fromEntries(recordHeader.map((name, index) => [name, line[index]]));
}

test('a bet has every digit, and its times in UTC', () => {
  expect(shown(won)).toEqual({
    round: 7,
    round_start: '2026-11-18T11:06:40Z',
    round_end: '2026-11-18T11:11:40Z',
    start_price_usd: '2400.00000001',
    end_price_usd: '2412.5',
    prediction: 'UP',
    result: 'WON',
    token: 'ION',
    stake: '30000.000000000000000001',
    payout: '54000.129',
    bet_time: '2026-11-18T11:08:20Z',
    bet_transaction: `0x${'a'.repeat(64)}`,
    bet_fee_eth: '0.000021000000000001',
    payout_time: '2026-11-18T11:13:20Z',
    payout_transaction: `0x${'b'.repeat(64)}`,
    payout_fee_eth: '0',
  });
});

test('what is not known yet is empty, and not zero', () => {
  const pending = {
    ...won,
    outcome: 'Pending',
    price_at_end: null,
    payout: 0n,
    bet_fee: null,
    paid_time: null,
    paid_transaction: null,
    paid_fee: null,
  } as const;
  expect(shown(pending)).toMatchObject({
    result: 'PENDING',
    end_price_usd: null,
    payout: null,
    bet_fee_eth: null,
    payout_time: null,
    payout_transaction: null,
    payout_fee_eth: null,
  });
});

test.each([
  ['Down', true, 'LOST'],
  ['Down', false, 'WON'],
  ['Draw', true, 'DRAW'],
  ['Void', false, 'VOID'],
] as const)('outcome %s, UP %s: %s', (outcome, up, result) => {
  expect(shown({ ...won, outcome, up }).result).toBe(result);
});

import { differingRows, type Tables } from './compare';

const round = { id: 1, price_at_end: 5n } as Tables['rounds'][number];
function tables(changes: Partial<Tables> = {}): Tables {
  return {
    cursor: { chain_id: 31337, game: '0x1', block: 7, hash: '0x7' },
    blocks: [],
    events: [],
    predictions: [],
    parameters: [],
    rounds: [round],
    ...changes,
  };
}

test('finds no difference between tables with equal rows, whatever the order of their fields', () => {
  const other = { price_at_end: 5n, id: 1 } as Tables['rounds'][number];
  expect(differingRows(tables(), tables({ rounds: [other] }))).toEqual([]);
});

test('lists each missing row and each unexpected row', () => {
  const wrong = { ...round, price_at_end: 6n };
  expect(differingRows(tables(), tables({ rounds: [] }))).toEqual([
    'rounds: missing {"id":1,"price_at_end":"5n"}',
  ]);
  expect(differingRows(tables(), tables({ rounds: [wrong] }))).toHaveLength(2);
  expect(differingRows(tables(), tables({ cursor: undefined }))).toHaveLength(2);
});

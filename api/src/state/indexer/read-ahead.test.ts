import type { Range } from './chain-source';
import { createReadAhead } from './indexer';

function setUp(answer: () => Promise<Range> = () => Promise.resolve({ blocks: [], events: [] })) {
  const requests: string[] = [];
  const reader = createReadAhead({
    read: (from, to, parent) => {
      requests.push(`${from}–${to} after ${parent}`);
      return answer();
    },
  });
  return { requests, reader };
}

test('returns a range that was read ahead, without another request', async () => {
  const { requests, reader } = setUp();
  reader.begin(5, 9, 'a');
  await reader.read(5, 9, 'a');
  expect(requests).toEqual(['5–9 after a']);
});

test('reads again if the cursor has moved', async () => {
  const { requests, reader } = setUp();
  reader.begin(5, 9, 'a');
  await reader.read(5, 9, 'b');
  reader.begin(10, 12, 'c');
  await reader.read(8, 12, 'c');
  expect(requests.slice(1)).toEqual(['5–9 after b', '10–12 after c', '8–12 after c']);
});

test('reads a range again after it has been used', async () => {
  const { requests, reader } = setUp();
  reader.begin(5, 9, 'a');
  await reader.read(5, 9, 'a');
  await reader.read(5, 9, 'a');
  expect(requests).toHaveLength(2);
});

test('throws a failure only when the range is used', async () => {
  const { reader } = setUp(() => Promise.reject(new Error('The node is gone.')));
  reader.begin(5, 9, 'a');
  // Without the catch, an unhandled rejection would fail the test here.
  await new Promise(setImmediate);
  await expect(reader.read(5, 9, 'a')).rejects.toThrow('The node is gone.');
});

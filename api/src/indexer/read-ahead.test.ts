import type { Range } from './chain-source';
import { createReadAhead } from './read-ahead';

const setUp = (
  answer: () => Promise<Range> = () => Promise.resolve({ blocks: [], events: [] }),
) => {
  const asked: string[] = [];
  const reader = createReadAhead({
    read: (from, to, parent) => {
      asked.push(`${from}–${to} after ${parent}`);
      return answer();
    },
  });
  return { asked, reader };
};

it('gives the range that was begun, without asking again', async () => {
  const { asked, reader } = setUp();
  reader.begin(5, 9, 'a');
  await reader.read(5, 9, 'a');
  expect(asked).toEqual(['5–9 after a']);
});

it('asks anew where the index stands elsewhere by now', async () => {
  const { asked, reader } = setUp();
  reader.begin(5, 9, 'a');
  await reader.read(5, 9, 'b');
  reader.begin(10, 12, 'c');
  await reader.read(8, 12, 'c');
  expect(asked.slice(1)).toEqual(['5–9 after b', '10–12 after c', '8–12 after c']);
});

it('asks anew for what was read once', async () => {
  const { asked, reader } = setUp();
  reader.begin(5, 9, 'a');
  await reader.read(5, 9, 'a');
  await reader.read(5, 9, 'a');
  expect(asked).toHaveLength(2);
});

it('tells of a failure to whoever reads the range, and to nobody else', async () => {
  const { reader } = setUp(() => Promise.reject(new Error('The node is gone.')));
  reader.begin(5, 9, 'a');
  // Were it not caught, the test would fail here.
  await new Promise(setImmediate);
  await expect(reader.read(5, 9, 'a')).rejects.toThrow('The node is gone.');
});

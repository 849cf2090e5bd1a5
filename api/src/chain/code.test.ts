import { createCodeLookup } from './code';

const address = `0x${'ab'.repeat(20)}`;

test('reads the code of an address once in ten seconds', async () => {
  const requests: string[] = [];
  let now = 0;
  const hasCode = createCodeLookup(
    { getCode: (of) => Promise.resolve(requests.push(of as string) > 1 ? '0x60' : '0x') },
    () => now,
  );
  expect([await hasCode(address), await hasCode(address.toUpperCase().replace('X', 'x'))]).toEqual([
    false,
    false,
  ]);
  expect(requests).toEqual([address]);
  now = 10_000;
  expect(await hasCode(address)).toBe(true);
  expect(requests).toHaveLength(2);
});

test('reads the code again after the node did not respond', async () => {
  let fails = true;
  const hasCode = createCodeLookup({
    getCode: () => (fails ? Promise.reject(new Error('The node is gone.')) : Promise.resolve('0x')),
  });
  await expect(hasCode(address)).rejects.toThrow('The node is gone.');
  fails = false;
  expect(await hasCode(address)).toBe(false);
});

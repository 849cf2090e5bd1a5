import { createBoundedNames } from './bounded-names';

test('distinguishes ten remotes and twenty versions of each, and calls the rest other', () => {
  const nameOf = createBoundedNames();
  for (let n = 0; n < 20; n++) {
    const named = { remote: 'game', version: `0.1.${n}` };
    expect(nameOf(named)).toEqual(named);
  }
  expect(nameOf({ remote: 'game', version: '0.1.20' })).toEqual({
    remote: 'game',
    version: 'other',
  });
  for (let n = 1; n < 10; n++) {
    expect(nameOf({ remote: `x${n}`, version: '1.0.0' }).remote).toBe(`x${n}`);
  }
  expect(nameOf({ remote: 'chart', version: '0.1.0' })).toEqual({
    remote: 'other',
    version: 'other',
  });
  // The known ones stay.
  expect(nameOf({ remote: 'game', version: '0.1.3' }).version).toBe('0.1.3');
});

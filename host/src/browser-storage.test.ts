import { createPageStorage } from './browser-storage';

function blocked(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

test("stored values are in the browser's storage", () => {
  const storage = createPageStorage(() => localStorage);
  storage.setItem('kept', '1');
  expect(localStorage.getItem('kept')).toBe('1');
  expect(storage.keys()).toEqual(['kept']);
  storage.removeItem('kept');
  expect(localStorage.getItem('kept')).toBeNull();
  expect(storage.getItem('kept')).toBeNull();
});

test('where the browser blocks site data, it lasts as long as the page', () => {
  const storage = createPageStorage(blocked);
  expect(storage.getItem('kept')).toBeNull();
  expect(storage.keys()).toEqual([]);
  storage.setItem('kept', '1');
  expect(storage.getItem('kept')).toBe('1');
  expect(storage.keys()).toEqual(['kept']);
  storage.removeItem('kept');
  expect(storage.getItem('kept')).toBeNull();
});

test('with a full storage, the page continues with the newest value', () => {
  localStorage.setItem('kept', 'old');
  const storage = createPageStorage(() => localStorage);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  storage.setItem('kept', 'new');
  expect(storage.getItem('kept')).toBe('new');
  full.mockRestore();
  localStorage.clear();
});

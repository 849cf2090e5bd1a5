import { toastClosed, toastShown, toastSlice } from './toast-slice';

const { reducer } = toastSlice;
const hello = { title: 'Hello', message: '', type: 'info' } as const;

test('a toast stays for five seconds by default [spec 9.10a]', () => {
  const state = [
    toastShown(hello),
    toastShown({ ...hello, kind: 'other', duration: 8_000 }),
  ].reduce(reducer, undefined as ReturnType<typeof reducer> | undefined);
  expect(state?.map(({ duration }) => duration)).toEqual([5_000, 8_000]);
});

test('each toast has a unique id: the time and a random part [spec 3.18b]', () => {
  const ids = [1, 2, 3].map(() => toastShown(hello).payload.id);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^\d{13}-.{6}$/);
});

test('closing one leaves the others [spec 4.21b]', () => {
  const first = toastShown({ ...hello, title: 'First' });
  const second = toastShown({ ...hello, title: 'Second' });
  const both = reducer(reducer(undefined, first), second);
  expect(reducer(both, toastClosed(first.payload.id))).toEqual([second.payload]);
});

test('a newer toast of the same kind takes the place of the older one', () => {
  const first = toastShown({ ...hello, kind: 'claim', title: 'First' });
  const second = toastShown({ ...hello, kind: 'claim', title: 'Second' });
  expect(reducer(reducer(undefined, first), second)).toEqual([second.payload]);
});

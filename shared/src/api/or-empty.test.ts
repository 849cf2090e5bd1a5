import { orEmpty } from './or-empty';

function failed(kind: string) {
  return { error: { kind, message: 'x' } };
}

test.each<[string, object, unknown]>([
  ['what was read', { data: ['read'] }, ['read']],
  ['what was read before', { data: ['read'], ...failed('http') }, ['read']],
  ['empty after an error of the server', failed('http'), []],
  ['not known while it loads', {}, undefined],
  ['not known if the server took too long', failed('timeout'), undefined],
  ['not known without a connection', failed('network'), undefined],
])("a player's own data is %s [spec 8.3d]", (_what, reading, shown) => {
  expect(orEmpty<string[]>(reading, [])).toEqual(shown);
});

import { onSite, pathOfFolder } from './site-path';

test.each([
  ['/', ''],
  ['https://updown.example/', ''],
  ['https://example.com/updown/', '/updown'],
  ['http://localhost:3000/games/updown/', '/games/updown'],
])("of a site whose scripts are at %s the path is '%s'", (folder, path) => {
  expect(pathOfFolder(folder)).toBe(path);
});

test('an address on another origin is not one of the site', () => {
  expect(onSite('/site.json')).toBe('/site.json');
  expect(onSite('https://cdn.example/entry.js')).toBe('https://cdn.example/entry.js');
});

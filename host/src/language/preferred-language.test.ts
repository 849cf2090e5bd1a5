import { preferredLanguage } from './preferred-language';

test.each([
  [['es-MX', 'en'], 'es'],
  [['fr-FR', 'vi-VN', 'en-US'], 'vi'],
  [['zh-TW'], 'zh'],
  [['TR'], 'tr'],
  [['en-GB', 'es'], 'en'],
  [['fr', 'de'], 'en'],
  [[], 'en'],
])('of the preferences %j the page takes %s', (preferences, language) => {
  expect(preferredLanguage(preferences)).toBe(language);
});

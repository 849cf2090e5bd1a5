import { pageLanguage } from '../i18n/page-language';
import { separators } from './by-locale';
import { formatPercent, formatPrice, formatShare, formatWholePercent } from './price';

afterEach(() => pageLanguage.show('en'));

test.each([
  [1.25, '+1.25%'],
  [-0.4, '−0.40%'],
  [0, '0.00%'],
  [0.0008, '<0.01%'],
  [-0.0008, '<0.01%'],
  [-0.005, '−0.01%'],
])('writes a change of %s percent as %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});

// The spaces in Spanish and Vietnamese are non-breaking.
test.each([
  ['en', '$2,412.53', '1,234.50%', '88%', ',.'],
  ['es', '2412,53\u00a0$', '1234,50\u00a0%', '88\u00a0%', '.,'],
  ['tr', '$2.412,53', '%1.234,50', '%88', '.,'],
  ['vi', '2.412,53\u00a0$', '1.234,50%', '88%', '.,'],
  ['zh', '$2,412.53', '1,234.50%', '88%', ',.'],
] as const)(
  'writes numbers as they are written in %s',
  async (language, price, share, whole, signs) => {
    await pageLanguage.show(language);
    expect(formatPrice(2412.525)).toBe(price);
    expect(formatShare(1234.5)).toBe(share);
    expect(formatWholePercent(88)).toBe(whole);
    expect(separators().group + separators().decimal).toBe(signs);
  },
);

import { render } from '@testing-library/react';
import { createElement } from 'react';
import { createTexts } from './create-texts';
import { pageLanguage } from './page-language';

const requests: string[] = [];

function catalogue(language: string, texts: Record<string, string>) {
  return () => {
    requests.push(language);
    return Promise.resolve({ default: texts });
  };
}

function lost() {
  return Promise.reject(new Error('The network failed.'));
}

/** Without an English catalogue, as in tests, Lingui uses the text from the code. */
const english = {};

const { t, rich } = createTexts(english, {
  es: catalogue('es', {
    Retry: 'Reintentar',
    '{n, plural, one {# player} other {# players}}':
      '{n, plural, one {# jugador} other {# jugadores}}',
  }),
  tr: lost,
  vi: catalogue('vi', { Retry: 'Thử lại' }),
  zh: catalogue('zh', { Retry: '重试' }),
});

afterEach(async () => {
  await pageLanguage.show('en');
  requests.length = 0;
  jest.restoreAllMocks();
});

test('English texts are in the code and load nothing', () => {
  expect(t('Retry')).toBe('Retry');
  expect(t('Round #{id} <1%', { id: 7 })).toBe('Round #7 <1%');
  expect([1, 2].map((n) => t('{n, plural, one {# player} other {# players}}', { n }))).toEqual([
    '1 player',
    '2 players',
  ]);
  expect(requests).toEqual([]);
});

test('a change of language loads its catalogue once, and then shows it', async () => {
  const drawn = jest.fn();
  const stop = pageLanguage.subscribe(drawn);
  const shown = pageLanguage.show('es');
  expect(t('Retry')).toBe('Retry');
  await shown;
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(t('Retry')).toBe('Reintentar');
  expect(t('{n, plural, one {# player} other {# players}}', { n: 2 })).toBe('2 jugadores');
  expect(t('Not yet translated')).toBe('Not yet translated');
  await pageLanguage.show('en');
  await pageLanguage.show('es');
  expect(requests).toEqual(['es']);
  stop();
});

test('of two choices in a row the later one stays', async () => {
  await Promise.all([pageLanguage.show('vi'), pageLanguage.show('zh')]);
  expect(t('Retry')).toBe('重试');
});

test('a catalogue that does not load leaves English, and the page knows', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  await pageLanguage.show('tr');
  expect(t('Retry')).toBe('Retry');
  expect(pageLanguage.shown()).toEqual({ language: 'tr', isWhole: false });
  expect(warned).toHaveBeenCalled();
});

test('a front end that loads later has the texts of the current language', async () => {
  await pageLanguage.show('zh');
  const late = createTexts(english, {
    es: lost,
    tr: lost,
    vi: lost,
    zh: catalogue('zh', { Late: '迟到' }),
  });
  await pageLanguage.settled();
  expect(late.t('Late')).toBe('迟到');
});

test('two front ends can translate one English text differently, and keep their own', async () => {
  const round = (translation: string) =>
    createTexts(english, {
      es: catalogue('es', { Round: translation }),
      tr: lost,
      vi: lost,
      zh: lost,
    });
  const [game, boxing] = [round('Ronda'), round('Asalto')];
  await pageLanguage.show('es');
  expect([game.t('Round'), boxing.t('Round'), t('Retry')]).toEqual([
    'Ronda',
    'Asalto',
    'Reintentar',
  ]);
});

test('a text can have elements among its values', () => {
  const age = createElement('time', null, '2 s');
  const { container } = render(rich('Live · {age} ago', { age }));
  expect(container.innerHTML).toBe('Live · <time>2 s</time> ago');
});

test('texts that are late do not hold the page, and follow', async () => {
  jest.useFakeTimers();
  let arrive: (texts: { default: Record<string, string> }) => void = () => undefined;
  const slow = createTexts(english, {
    es: lost,
    tr: lost,
    vi: () => new Promise((resolve) => (arrive = resolve)),
    zh: lost,
  });
  const shown = pageLanguage.show('vi');
  await jest.advanceTimersByTimeAsync(3_000);
  await shown;
  expect([t('Retry'), slow.t('Retry')]).toEqual(['Thử lại', 'Retry']);
  expect(pageLanguage.shown().isWhole).toBe(false);
  arrive({ default: { Retry: 'Thử lại ngay' } });
  await jest.advanceTimersByTimeAsync(0);
  expect(slow.t('Retry')).toBe('Thử lại ngay');
  jest.useRealTimers();
});

/** The sentences, or parts of them, that no test can show, with the reason. */
export const untested: Readonly<Record<string, string>> = {
  '0.2': 'It says what the document is about.',
  '1.9': 'The specification does not show these users.',
  '5.15': 'The product encodes no such text; the words are those of ethers.',
  '7.10c': 'Decision 7: on a local chain the API stands under /api of the site too.',
  '7.18a': 'Decision 5: the dashboard uses the calls above.',
  '7.19f': 'A default alone: `PRICE_INTERVAL_MS` in api/src/compose/operator.ts.',
  '7.20b': 'Decision 3: a made-up figure is never shown as a price.',
  '7.25d':
    'Each write is a command of its own, so nothing is initialised; the page reads the new round from the API.',
  '7.28': 'The specification does not show this call, and the dashboard makes no predictions.',
  '8.16c':
    'A setting of the build: `chunkLoadTimeout` in webpack/base.ts; a test would wait for two minutes.',
  '9.5c': 'A default alone: `PRICE_INTERVAL_MS` in api/src/compose/operator.ts.',
  '9.15': 'The specification says that these defaults are no rules of the product.',
  '9.16': 'Decision 5 says what the server does; the tests of sections 6 and 7 show it.',
};

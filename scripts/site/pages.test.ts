import type { FirstPaint } from './first-paint';
import { composePages } from './pages';
import type { SiteDescriptor } from '@updown/shared/site';

const HTML = '<html><head></head><body><div id="root"></div></body></html>';
const remote = { version: '1.0.0', entry: '/r/entry.js', integrity: '', needs: {}, modules: {} };
const descriptor: SiteDescriptor = { schema: 2, serial: 1, remotes: { game: remote } };
const firstPaint: FirstPaint = {
  host: {
    css: '',
    script: 'host()',
    remotes: ['game'],
    frames: [
      { page: '/', remotes: ['game'], html: '<!--place game/Round--><s></s><!--/place-->' },
      { page: 'other', remotes: ['game'], html: '<header></header>' },
    ],
  },
  remotes: {
    game: { css: '', places: {}, looks: { Round: { up: '<b>{{price}}</b>' } }, script: 'game()' },
  },
};

test('a page with places that show answers has the script that fills them, and no other page has it', () => {
  const { pages, other, files } = composePages(HTML, { descriptor, firstPaint });
  const { path } = files.find((file) => file.path.endsWith('.js'))!;
  expect(pages.get('/')).toContain(`src="/${path}"`);
  expect(pages.get('/dashboard')).not.toContain(path);
  expect(other).not.toContain(path);
});

test('without a first paint the pages have no files for it', () => {
  const { pages, files } = composePages(HTML, { descriptor });
  expect(files).toEqual([]);
  expect(pages.get('/')).toContain('<div id="root"></div>');
});

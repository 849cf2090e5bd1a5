import { placeNames } from '@updown/protocol/site/contributions';
import { LANGUAGES, createCoreStore, pageLanguage } from '@updown/shared';
import { ServerStyleSheet, StaticRouter } from '@updown/shared/rendering';
import { renderToString } from 'react-dom/server';
import { t } from '../../texts/texts';
import { LoadOrder } from '../federation/load-order';
import { RunningRemotes } from '../federation/running-remotes';
import type { Host } from '../host-context';
import { createListener } from '../listener';
import type { Site } from '../site/site';
import { createConnection } from '../wallet/wallet-connection';
import { App } from './app';
import { fallbackFace } from './fonts/fallback';

// A build-time program. For each language it writes the host's first paint as React renders it before any remote or API
// answer arrives: of the start page with all its places, and of a page that a remote brings. Only a site knows its
// remotes: remote-kit/src/pages/first-paint.ts adds their links and titles.

function nothing() {
  return undefined;
}

/** The title of the page that stands for every remote's. A title may name no parameter that its path lacks. */
const ANY_TITLE = '[title]';
/** What stands in its place in the written pages, for the remote's own title (remote-kit/src/pages/first-paint.ts). */
const TITLE_SLOT = '{title}';

const site: Site = {
  serial: 1,
  remotes: {
    any: {
      status: 'on',
      remote: {
        version: '0.0.0',
        entry: '/a.js',
        integrity: '',
        needs: {},
        modules: { Any: {} },
        contributes: {
          pages: [{ path: '/page', title: { en: ANY_TITLE }, module: 'Any' }],
          places: placeNames.map((place) => ({ place, title: { en: '…' }, module: 'Any' })),
        },
      },
    },
  },
};

/** The host as a visitor first sees it, with all remotes still loading. */
function createHost() {
  const { middleware, onAction } = createListener();
  const connection = createConnection({
    accountLost: nothing,
    accountBack: nothing,
    chainChanged: nothing,
  });
  const { store } = createCoreStore({ wallet: connection.port }, [middleware]);
  const session = { getItem: () => null, setItem: nothing };
  const visitor = { id: '', session, fits: () => true };
  const host: Host = {
    running: new RunningRemotes(site, visitor),
    loadModule: () => new Promise(nothing),
    loadOrder: new LoadOrder(),
    remoteFailed: () => false,
    remoteThrew: nothing,
    busy: { begins: nothing },
    traceOf: () => Promise.resolve(undefined),
    wallets: { finder: { list: () => [], subscribe: () => nothing }, connection },
    onAction,
  };
  return { store, host };
}

const sheet = new ServerStyleSheet();
const TITLE = /<title>(.*?)<\/title>/;

function render(page: string) {
  const html = renderToString(
    sheet.collectStyles(
      <App {...createHost()}>
        <StaticRouter location={page} />
      </App>,
    ),
  );
  // React moves the title into the head.
  const [element = '', title = ''] = TITLE.exec(html) ?? [];
  const withSlot = (text: string) => text.replaceAll(ANY_TITLE, TITLE_SLOT);
  return { title: withSlot(title), html: withSlot(html.replace(element, '')) };
}

const pages = [];
for (const language of LANGUAGES) {
  await pageLanguage.show(language);
  // React would not render a page in two languages.
  if (!pageLanguage.shown().isWhole) throw new Error(`${language}: no texts`);
  const [start, page] = [render('/'), render('/page')];
  // The host ignores a page that breaks a rule, and would draw its own 'Page not found'.
  if (!page.html.includes(TITLE_SLOT)) throw new Error('The page of a remote is missing.');
  pages.push({ language, startLabel: t('Game'), start, page });
}

/** The markers that styled-components adds for its own hydration, which the page does not use. */
const NOTES = /<\/?style[^>]*>|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\//g;
const rules = sheet.getStyleTags().replaceAll(NOTES, '').replaceAll('\n', '');
// A layer, so that the live page's own rules take precedence.
const css = `${fallbackFace}@layer ahead{${rules}}`;
process.stdout.write(JSON.stringify({ css, pages }), () => process.exit(0));

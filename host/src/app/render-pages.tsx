import { LANGUAGES, createStore, pageLanguage } from '@updown/shared';
import { ServerStyleSheet, StaticRouter } from '@updown/shared/rendering';
import { renderToString } from 'react-dom/server';
import { RunningRemotes } from '../federation/running-remotes';
import type { Host } from '../host-context';
import { createListener } from '../listener';
import { pagesOf } from '../pages/pages';
import { REMOTE_NAMES, type RemoteName, type Site } from '../site/site';
import { createConnection } from '../wallet/wallet-connection';
import { App } from './app';
import { fallbackFace } from './fonts/fallback';

// A build-time program. For each language and each possible set of remotes, it writes every page as React renders it before
// any remote or API answer arrives.

function nothing() {
  return undefined;
}

function siteWith(remotes: readonly RemoteName[]): Site {
  const release = { version: '0.0.0', entry: '/a.js', integrity: '', needs: {}, modules: {} };
  const deployed = remotes.map((name) => [name, { status: 'on', remote: release }] as const);
  return { serial: 1, remotes: Object.fromEntries(deployed) };
}

/** The host as a visitor first sees it, with all remotes still loading. */
function hostWith(remotes: readonly RemoteName[]) {
  const { middleware, onAction } = createListener();
  const connection = createConnection({
    accountLost: nothing,
    accountBack: nothing,
    chainChanged: nothing,
  });
  const store = createStore({ wallet: connection.port }, [middleware]);
  const session = { getItem: () => null, setItem: nothing };
  const visitor = { id: '', session, fits: () => true };
  const host: Host = {
    running: new RunningRemotes(siteWith(remotes), visitor),
    loadModule: () => new Promise(nothing),
    remoteFailed: () => false,
    traceOf: () => Promise.resolve(undefined),
    wallets: { finder: { list: () => [], subscribe: () => nothing }, connection },
    onAction,
  };
  return { store, host };
}

function subsetsOf<Item>([first, ...rest]: readonly Item[]): Item[][] {
  if (first === undefined) return [[]];
  const others = subsetsOf(rest);
  return [...others, ...others.map((each) => [first, ...each])];
}

const sheet = new ServerStyleSheet();
const TITLE = /<title>(.*?)<\/title>/;

function render(page: string, remotes: readonly RemoteName[]) {
  const html = renderToString(
    sheet.collectStyles(
      <App {...hostWith(remotes)}>
        <StaticRouter location={page} />
      </App>,
    ),
  );
  // React moves the title into the head.
  const [element = '', title = ''] = TITLE.exec(html) ?? [];
  return { title, html: html.replace(element, '') };
}

const pages = [];
for (const language of LANGUAGES) {
  await pageLanguage.show(language);
  // React would not render a page in two languages.
  if (!pageLanguage.shown().isWhole) throw new Error(`${language}: no texts`);
  for (const remotes of subsetsOf(REMOTE_NAMES)) {
    for (const { path: page } of pagesOf(siteWith(remotes))) {
      // A route with parameters has no prerendered page.
      if (page.includes(':')) continue;
      pages.push({ page, remotes: remotes.toSorted(), language, ...render(page, remotes) });
    }
  }
}

/** The markers that styled-components adds for its own hydration, which the page does not use. */
const NOTES = /<\/?style[^>]*>|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\//g;
const rules = sheet.getStyleTags().replaceAll(NOTES, '').replaceAll('\n', '');
// A layer, so that the live page's own rules take precedence.
const css = `${fallbackFace}@layer ahead{${rules}}`;
process.stdout.write(JSON.stringify({ css, pages }), () => process.exit(0));

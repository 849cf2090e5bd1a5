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

// A program of the build. It writes each page as React draws it before any remote and any answer
// is there: in each language, for each set of remotes that a site may have.

function nothing() {
  return undefined;
}

function siteWith(remotes: readonly RemoteName[]): Site {
  const release = { version: '0.0.0', entry: '/a.js', integrity: '', needs: {}, modules: {} };
  const deployed = remotes.map((name) => [name, { status: 'on', remote: release }] as const);
  return { serial: 1, remotes: Object.fromEntries(deployed) };
}

/** The host of a visitor whose remotes are all still loading. */
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
  // A page in two languages would not be the one that React draws.
  if (!pageLanguage.shown().isWhole) throw new Error(`${language}: no texts`);
  for (const remotes of subsetsOf(REMOTE_NAMES)) {
    for (const { path: page } of pagesOf(siteWith(remotes))) {
      // A page of many addresses has no first paint of its own.
      if (page.includes(':')) continue;
      pages.push({ page, remotes: remotes.toSorted(), language, ...render(page, remotes) });
    }
  }
}

/** What styled-components notes for its own hydration, which the page does without. */
const NOTES = /<\/?style[^>]*>|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\//g;
const rules = sheet.getStyleTags().replaceAll(NOTES, '').replaceAll('\n', '');
// In a layer, so that the live page's own rules win.
const css = `${fallbackFace}@layer ahead{${rules}}`;
process.stdout.write(JSON.stringify({ css, pages }), () => process.exit(0));

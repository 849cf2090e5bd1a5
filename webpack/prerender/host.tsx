import { join } from 'node:path';
import { Shell } from '../../host/src/app/shell';
import { HostContext, type Host } from '../../host/src/context/host-context';
import { fallbackFace } from '../../host/src/fonts/fallback-face';
import { createListener } from '../../host/src/listener/listener';
import { RunningRemotes } from '../../host/src/remotes/running-remotes';
import { REMOTE_NAMES, type RemoteName } from '../../host/src/site/site';
import { createConnection } from '../../host/src/wallet/wallet-connection';
import { bundled } from './bundle';
import { compact } from './compact';
import { draw, drawnRules } from './draw';
import type { HostFirstPaint } from './first-paint';
import { colorRules } from './first-theme';
import { pageRules } from './page-rules';
import { createStore, GlobalStyle } from '@updown/shared';

const root = join(import.meta.dirname, '../..');
const PREFIX = 'host';

/** The pages that are rendered ahead, each with the remotes of which it needs at least one. */
const pages: readonly (readonly [path: string, remotes: readonly RemoteName[]])[] = [
  ['/', ['game', 'chart']],
  ['/dashboard', ['dashboard']],
];

function unused(): undefined {
  return undefined;
}

/** The host as it is at a visitor's first moment: every remote is still loading. */
function hostOf(remotes: readonly RemoteName[]) {
  const { middleware, onAction } = createListener();
  const connection = createConnection({ accountLost: unused, chainChanged: unused });
  const store = createStore({ wallet: connection.port }, [middleware]);
  const release = { version: '0.0.0', entry: '/a.js', integrity: '', needs: {}, modules: {} };
  const deployed = remotes.map((name) => [name, { status: 'on', remote: release }] as const);
  const site = { serial: 1, remotes: Object.fromEntries(deployed) };
  const session = { getItem: () => null, setItem: unused };
  const host: Host = {
    running: new RunningRemotes(site, { id: '', session, fits: () => true }),
    loadModule: () => new Promise(unused),
    remoteFailed: () => false,
    wallets: { finder: { list: () => [], subscribe: () => unused }, connection },
    onAction,
  };
  return { store, host };
}

function drawPage(path: string, remotes: readonly RemoteName[]): HTMLElement {
  const { store, host } = hostOf(remotes);
  const page = (
    <>
      <GlobalStyle />
      <HostContext value={host}>
        <Shell />
      </HostContext>
    </>
  );
  return draw(page, { store, path, prefix: PREFIX });
}

/** Comments around each skeleton, so that a page without a browser can replace it. */
function markPlaces(page: HTMLElement): HTMLElement {
  for (const place of page.querySelectorAll<HTMLElement>('[data-place]')) {
    place.prepend(document.createComment(`place ${place.dataset['place']}`));
    place.append(document.createComment('/place'));
  }
  return page;
}

/** A page whose address names its content, such as a player, has its header alone. */
function headerOnly(page: HTMLElement): HTMLElement {
  page.querySelector('main')!.replaceChildren();
  return page;
}

function subsets<Item>([first, ...rest]: readonly Item[]): Item[][] {
  if (first === undefined) return [[]];
  const others = subsets(rest);
  return [...others, ...others.map((each) => [first, ...each])];
}

/** The host's pages for each set of remotes. */
export async function hostFirstPaint(): Promise<HostFirstPaint> {
  const frames = subsets(REMOTE_NAMES).flatMap((remotes) => [
    ...pages
      .filter(([, some]) => some.some((name) => remotes.includes(name)))
      .map(([page]) => ({ page, remotes, drawn: markPlaces(drawPage(page, remotes)) })),
    { page: 'other', remotes, drawn: headerOnly(drawPage('/other', remotes)) },
  ]);
  const drawn = frames.map((frame) => frame.drawn);
  const { css, html } = compact(drawn, drawnRules(), PREFIX);
  return {
    css: `${fallbackFace}${colorRules}${pageRules}${css}`,
    script: await bundled(
      "import { takeScenes } from './take-scenes'; takeScenes();",
      join(root, 'host', 'src', 'first-paint'),
    ),
    remotes: [...REMOTE_NAMES],
    frames: frames.map(({ page, remotes }, index) => ({ page, remotes, html: html[index]! })),
  };
}

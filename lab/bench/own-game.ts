import { rm } from 'node:fs/promises';
import { chromium, type Browser } from '@playwright/test';
import { Api } from '../../e2e/fixtures/api';
import { Chain } from '../../e2e/fixtures/chain';
import { Game } from '../../e2e/fixtures/game';
import { ownSettings } from '../../e2e/stack/own-settings';
import { prepareBuiltFrontEnds } from '../../scripts/site/built-front-ends';
import { startStack } from '../../scripts/start/stack';
import { AsyncDisposableStack } from '../../tools/async-disposable-stack';

/**
 * The last one keeps the positions of a script's lines from the beginning. Otherwise V8 parses the script again at its first
 * Error, of which React makes one as it begins: but only while a program watches the page, as a bench does.
 */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--js-flags=--no-enable-lazy-source-positions',
];

export interface OwnGame {
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly chainUrl: string;
  /** A free port for a second site. */
  readonly dashboardPort: number;
  /** Its data, removed at the end. */
  readonly dataDir: string;
  readonly browser: Browser;
  readonly api: Api;
  readonly chain: Chain;
  readonly game: Game;
}

/** Runs the composed site with its own chain, API and data, and a browser, while `work` runs, then removes everything. */
export async function withOwnGame(work: (own: OwnGame) => Promise<void>): Promise<void> {
  await using parts = new AsyncDisposableStack();
  const settings = await ownSettings();
  parts.defer(() => rm(settings.dataDir, { recursive: true }));
  const stack = await startStack({ settings, prepareFrontEnds: prepareBuiltFrontEnds });
  parts.defer(() => stack.stop());
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ARGUMENTS,
  });
  parts.defer(() => browser.close());
  const api = new Api(stack.siteUrl);
  const chain = new Chain(stack.chainUrl, (await api.config()).contracts);
  parts.defer(() => chain.close());
  const { siteUrl, apiUrl, chainUrl } = stack;
  const { dataDir, dashboardPort } = settings;
  const urls = { siteUrl, apiUrl, chainUrl, dashboardPort };
  await work({ ...urls, dataDir, browser, api, chain, game: new Game(api, chain) });
}

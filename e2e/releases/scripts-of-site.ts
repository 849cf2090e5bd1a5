import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { releaseFolder } from '@updown/protocol/site/site-descriptor';
import { root } from '../../tools/root';
import { changeDescriptor } from '../fixtures/site-descriptor';
import { builtRemote, type Remote } from './built';

export const FRONT_ENDS = ['host', 'game', 'chart', 'dashboard'] as const;
export type FrontEnd = (typeof FRONT_ENDS)[number];

/** The URLs of all scripts of a front end. */
export async function scriptsOf(frontEnd: FrontEnd): Promise<string[]> {
  if (frontEnd === 'host') {
    const names = await readdir(join(root, 'host', 'dist'));
    // A page cannot name the hash of a service worker's script.
    const scripts = names.filter((name) => name.endsWith('.js') && name !== 'push-worker.js');
    return scripts.map((name) => `/${name}`);
  }
  const { file } = await builtRemote(frontEnd satisfies Remote);
  const scripts = Object.keys(file.files).filter((name) => name.endsWith('.js'));
  return scripts.map((name) => `${releaseFolder(frontEnd, file.version)}${name}`);
}

/** The steps that make a visitor's page request the script. */
export interface Way {
  readonly path: string;
  readonly language: string;
  /**
   * The step after opening the page: scroll on a phone, select candles, hover over Connect, return as a signed-in player,
   * with a token that the API refuses or as one whose session and notifications have ended, or press the developer's
   * shortcut. None by default.
   */
  readonly then?: 'scroll' | 'candles' | 'connect' | 'return' | 'refused' | 'notified' | 'override';
}

export function wayTo(frontEnd: FrontEnd, script: string): Way {
  const [, language = 'en'] = /texts-(\w+)\./.exec(script) ?? [];
  // Only a site that allows a developer's override requests this script.
  if (script.startsWith('/override.')) return { path: '/', language, then: 'override' };
  if (/PlayerRecord|\/player\./.test(script)) {
    return { path: `/players/0x${'ab'.repeat(20)}`, language };
  }
  if (script.startsWith('/push.')) return { path: '/', language, then: 'notified' };
  // Nothing needs them before an error.
  if (script.startsWith('/error-texts.')) return { path: '/', language, then: 'refused' };
  if (script.includes('panel-parts')) return { path: '/', language, then: 'return' };
  // The wallet's chunks have names of their own, or a number for their libraries.
  if (frontEnd === 'host' && !/main|texts-|test-wallet/.test(script)) {
    return { path: '/', language, then: 'connect' };
  }
  if (frontEnd === 'dashboard') return { path: '/dashboard', language };
  if (script.includes('RoundLineBar')) return { path: '/', language, then: 'scroll' };
  // The charting library's chunk has a number instead of a name.
  if (/draw-candles|\/\d+\.\w+\.js$/.test(script)) return { path: '/', language, then: 'candles' };
  return { path: '/', language };
}

export async function goThere(page: Page, { path, then }: Way): Promise<void> {
  if (then === 'scroll') await page.setViewportSize({ width: 390, height: 844 });
  if (then === 'override') {
    await changeDescriptor(page, (site) => ({ ...site, overrides: ['http://localhost:3000'] }));
  }
  if (then === 'return') {
    await page.addInitScript(() => localStorage.setItem('authToken', 'kept'));
    await page.route('**/api/users/me', () => undefined);
  }
  if (then === 'refused') {
    await page.addInitScript(() => localStorage.setItem('authToken', 'not from this site'));
  }
  if (then === 'notified') {
    await page.addInitScript(() => localStorage.setItem('updown.push', 'a player'));
  }
  await page.goto(path);
  if (then === 'candles') await page.getByText('5m', { exact: true }).click();
  if (then === 'override') {
    // The shortcut works once the page is interactive.
    await expect(page.locator('[data-ahead]')).toHaveCount(0);
    await page.keyboard.press('Alt+Shift+KeyO');
  }
  if (then === 'connect') await page.getByRole('banner').getByRole('button').first().hover();
  if (then !== 'scroll') return;
  await expect(page.getByRole('region', { name: 'All Players History' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}

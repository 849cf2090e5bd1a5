import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/test';

// What a player sees when a team's remote cannot be had: the page does without it, says so, and can try again.

const anyFile = (remote: string) => new RegExp(`/remotes/${remote}/[^/]+/`);
const manifest = (remote: string) => new RegExp(`/remotes/${remote}/[^/]+/mf-manifest\\.json`);
const entry = (remote: string) => new RegExp(`/remotes/${remote}/[^/]+/remote-entry[^/]*\\.js`);

const isGone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
const neverAnswers = () => undefined;

const card = (page: Page, remote: string) =>
  page.getByRole('alert').filter({ hasText: `Remote ${remote}, version` });

interface Fault {
  readonly what: string;
  readonly remote: 'game' | 'chart';
  readonly files: (remote: string) => RegExp;
  readonly answer: (route: Route) => unknown;
}

const faults: readonly Fault[] = [
  { what: 'all files of the game are gone', remote: 'game', files: anyFile, answer: isGone },
  { what: 'all files of the chart are gone', remote: 'chart', files: anyFile, answer: isGone },
  {
    what: "the game's manifest never answers",
    remote: 'game',
    files: manifest,
    answer: neverAnswers,
  },
  {
    what: "the chart's manifest never answers",
    remote: 'chart',
    files: manifest,
    answer: neverAnswers,
  },
  { what: "the game's entry never answers", remote: 'game', files: entry, answer: neverAnswers },
  { what: "the chart's entry never answers", remote: 'chart', files: entry, answer: neverAnswers },
];

/** What each remote brings to the main page. */
const regions = {
  game: ['Your Prediction', 'All Players History'],
  chart: ['Live Results', 'Ether price'],
};

for (const { what, remote, files, answer } of faults) {
  test(`when ${what}, the rest works, its place says so, and Retry brings it back`, async ({
    visitor: page,
    faults: found,
  }) => {
    found.expect(new RegExp(`/remotes/${remote}/`), /\[remote\]|RUNTIME-0/);
    await page.route(files(remote), (route) => void answer(route));
    await page.goto('/');

    const other = remote === 'game' ? 'chart' : 'game';
    await expect(page.getByRole('button', { name: 'Connect Wallet' }).first()).toBeVisible();
    for (const name of regions[other]) {
      await expect(page.getByRole('region', { name }).first()).toBeVisible();
    }
    await expect(card(page, remote)).toHaveCount(regions[remote].length);
    await expect(card(page, other)).toHaveCount(0);

    const marked = await page.evaluate(() => (document.body.dataset['before'] = 'the retry'));
    await page.unroute(files(remote));
    for (let left = regions[remote].length; left > 0; left--) {
      await card(page, remote).first().getByRole('button', { name: 'Retry' }).click();
      await expect(card(page, remote)).toHaveCount(left - 1);
    }
    for (const name of regions[remote]) {
      await expect(page.getByRole('region', { name }).first()).toBeVisible();
    }
    // The page was not loaded anew.
    await expect(page.locator('body')).toHaveAttribute('data-before', marked);
  });
}

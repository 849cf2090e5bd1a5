import { expect, type Page } from '@playwright/test';
import type { Remote } from './built';

interface Parts {
  /** A page that shows the remote. */
  readonly path: string;
  /** The number of the remote's places on that page. */
  readonly places: number;
  /** The remote's own regions on the page when there is no round. */
  readonly regions: readonly string[];
}

export const PARTS: Readonly<Record<Remote, Parts>> = {
  game: { path: '/', places: 4, regions: ['Your Prediction', 'All Players History'] },
  chart: { path: '/', places: 2, regions: ['Live Results', 'Ether price'] },
  dashboard: { path: '/dashboard', places: 1, regions: ['Game Status'] },
};

export function cardsOf(page: Page, remote: Remote) {
  return page.getByRole('alert').filter({ hasText: `Remote ${remote}, version` });
}

/** Waits until the page shows the remote without an error card. */
export async function expectToRun(page: Page, remote: Remote): Promise<void> {
  for (const name of PARTS[remote].regions) {
    await expect(page.getByRole('region', { name }).first()).toBeVisible();
  }
  await expect(cardsOf(page, remote)).toHaveCount(0);
}

/** The time at which the interactive page shows the places of the remotes. */
export async function whenPlacesShow(page: Page): Promise<number> {
  const shown = await page.waitForFunction(
    () => document.querySelector('#root:not([data-ahead]) main')?.firstElementChild && Date.now(),
    undefined,
    { polling: 'raf' },
  );
  return Number(await shown.jsonValue());
}

/** The time at which the page has all error cards of the remote, or all its regions. */
export async function whenShown(page: Page, remote: Remote, what: 'card' | 'regions') {
  const shown = await page.waitForFunction(
    ([name, { places, regions }, wanted]) => {
      const source = `Remote ${name}, version`;
      const cards = [...document.querySelectorAll('[role=alert]')];
      const titles = [...document.querySelectorAll('main h2')].map((title) => title.textContent);
      const there =
        wanted === 'card'
          ? cards.filter((card) => card.textContent.includes(source)).length === places
          : regions.every((region) => titles.includes(region));
      return there && Date.now();
    },
    [remote, PARTS[remote], what] as const,
    { polling: 'raf' },
  );
  return Number(await shown.jsonValue());
}

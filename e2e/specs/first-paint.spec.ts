import type { Page } from '@playwright/test';
import type { RoundPrices } from '../../api/src/game/schemas/price';
import type {
  CurrentRoundResponse,
  PlayersHistoryResponse,
} from '../../api/src/game/schemas/rounds';
import { entryOf, hold, HOST } from '../fixtures/hold';
import { ion } from '../fixtures/ion';
import { layoutShiftOf, recordLayoutShifts } from '../fixtures/layout-shift';
import { expect, test } from '../fixtures/test';
import { violations } from '../fixtures/violations';

const GAME = entryOf('game');
const CHART = entryOf('chart');

function heading(page: Page) {
  return page.getByRole('heading', { name: 'Your Prediction' });
}

function connect(page: Page) {
  return page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' });
}

test('a visitor sees the game before its scripts are there, and what they do meanwhile is carried out', async ({
  visitor: page,
}) => {
  const [releaseHost, releaseGame] = [await hold(page, HOST), await hold(page, GAME)];
  await page.goto('/', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText('Connect your wallet to predict')).toBeVisible();
  await connect(page).click();
  const stake = page.getByLabel('Stake');
  await stake.fill('45000');

  releaseHost();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  // The game is not there yet, and its place still shows the first paint.
  await expect(page.locator('[data-first-paint]').getByText('Connect your wallet')).toBeVisible();
  releaseGame();
  await expect(page.locator('[data-first-paint]')).toHaveCount(0);
  await expect(stake).toHaveValue('45,000');
});

/** What a reader finds in the round, the pools and the estimate. */
async function readMoment(page: Page) {
  const parts = [
    page.getByRole('region', { name: /^Round #/ }).getByRole('definition'),
    page.getByRole('region', { name: 'Pools' }).locator('dd'),
    page.getByRole('table', { name: 'Estimate' }).getByRole('cell'),
  ];
  const texts = await Promise.all(parts.map((part) => part.allInnerTexts()));
  // The number of players is no part of the first answers.
  return texts.map((each) => each.map((text) => text.replace(/ · \d+ players?.*/s, '')));
}

test('round, prices, pools, results and estimate of this moment show before their code is there, and the countdown runs', async ({
  visitor: page,
  game,
  chain,
  api,
}) => {
  const { id } = await game.newRound();
  const [, , , up, down] = await chain.accounts();
  for (const player of [up!, down!]) await game.fund(player);
  await chain.predict(up!, true, ion(50_000));
  await chain.predict(down!, false, ion(40_000));
  await api.steerPrice(null);
  const releaseHost = await hold(page, HOST);
  const releaseGame = await hold(page, GAME);
  const first = page.locator('[data-first-paint]');
  await expect(async () => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(first.getByRole('heading', { name: `Round #${id}` })).toBeVisible({
      timeout: 3_000,
    });
    const pools = await first.getByRole('region', { name: 'Pools' }).innerText();
    expect(pools).toMatch(/50,000 ION · 56%/);
  }).toPass();
  const { data } = await api.get<CurrentRoundResponse>('/contract/current-round-fast');
  const results = first.getByRole('group', { name: 'Recent results' }).getByRole('listitem');
  await expect(results).toHaveText(
    data.history.map((ended) => new RegExp(`^#${ended.id}\\W*${ended.outcome}$`)),
  );
  const timer = first.getByRole('timer');
  const shown = await timer.innerText();
  expect(shown).toMatch(/^\d:\d\d$/);
  await expect(timer).not.toHaveText(shown);
  const before = await readMoment(page);
  expect(before.map((texts) => texts.length)).toEqual([2, 3, 10]);

  // It goes on while the host's script is there and the game's is not.
  releaseHost();
  await expect(page.locator('#root')).not.toHaveAttribute('data-first-paint');
  const later = await timer.innerText();
  await expect(timer).not.toHaveText(later);
  releaseGame();
  await expect(first).toHaveCount(0);
  const after = await readMoment(page);
  // The price moves on.
  expect(after[0]![0]).toBe(before[0]![0]);
  expect(after.slice(1)).toEqual(before.slice(1));
});

for (const [width, role] of [
  [390, 'listitem'],
  [1440, 'row'],
] as const) {
  test(`the line of the round and the first rows of the history show before their code is there, and stay in their places, at ${width} px`, async ({
    visitor: page,
    game,
    chain,
    api,
  }) => {
    const { id } = await game.newRound();
    const [, , , up, down] = await chain.accounts();
    for (const player of [up!, down!]) await game.fund(player);
    await chain.predict(up!, true, ion(50_000));
    await chain.predict(down!, false, ion(40_000));
    await api.steerPrice(2406);
    await expect(async () => {
      const { prices } = await api.get<RoundPrices>(`/round/${id}/prices`);
      expect(prices.at(-1)?.price).toBe(2406);
    }).toPass();
    const history = '/contract/players/history-fast?limit=10';
    const { data } = await api.get<PlayersHistoryResponse>(history);
    await page.setViewportSize({ width, height: 900 });
    await recordLayoutShifts(page);
    const release = await hold(page, HOST);
    const releaseRemotes = [await hold(page, GAME), await hold(page, CHART)];
    const first = page.locator('[data-first-paint]');
    const line = page.getByRole('img', { name: `ETH price in round #${id}` });
    const rows = page.getByRole('region', { name: 'All Players History' }).getByRole(role);
    // A busy machine may answer too late for one page, but not for all.
    await expect(async () => {
      await page.goto('/', { waitUntil: 'commit' });
      await expect(first.and(page.locator('#root')).getByRole('img')).toBeVisible({
        timeout: 3_000,
      });
      await expect(rows.first()).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(line).toHaveAccessibleName(/now above the start price, .* highest \$2,406\.00\.$/);
    await expect(line).toContainText('Start $2,400.00');
    await expect(line.locator('[data-label=price]')).toHaveText('$2,406.00');
    const shown = role === 'row' ? rows.filter({ hasNot: page.getByRole('columnheader') }) : rows;
    await expect(shown).toHaveText(data.map(({ roundId }) => new RegExp(`#${roundId}\\D`)));
    const parts = [line, line.locator('[data-label=start]'), line.locator('svg'), shown.first()];
    const boxes = () => Promise.all(parts.map((part) => part.boundingBox()));
    const before = await boxes();

    release();
    await expect(page.locator('#root')).not.toHaveAttribute('data-first-paint');
    await expect(first.locator(line)).toBeVisible();
    for (const releaseRemote of releaseRemotes) releaseRemote();
    await expect(first).toHaveCount(0);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await boxes()).toEqual(before);
    const { sum, shifts } = await layoutShiftOf(page);
    // The pools say how many players there are as soon as that is known, and the font comes last.
    expect(sum, shifts.join('\n')).toBeLessThan(0.003);
  });
}

for (const width of [390, 900, 1440]) {
  test(`the live page is where its first paint was, at ${width} px`, async ({
    visitor: page,
    game,
  }) => {
    await game.newRound();
    await page.setViewportSize({ width, height: 900 });
    const release = await hold(page, HOST);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    const parts = [connect(page), page.getByText('Live Results'), heading(page)];
    const boxes = () => Promise.all(parts.map((part) => part.boundingBox()));
    const before = await boxes();
    release();
    await expect(page.locator('[data-first-paint]')).toHaveCount(0);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const after = await boxes();
    after.forEach((box, index) => {
      expect(Math.abs(box!.y - before[index]!.y)).toBeLessThan(1);
      expect(Math.abs(box!.height - before[index]!.height)).toBeLessThan(1);
    });
  });
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(`the first paint has no barrier in the ${colorScheme} theme`, async ({ visitor: page }) => {
    await page.emulateMedia({ colorScheme });
    await hold(page, HOST);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('a link that is pressed early leads there without a reload, once the page works', async ({
  visitor: page,
}) => {
  const release = await hold(page, HOST);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.evaluate(() => (document.body.dataset['before'] = 'yes'));
  release();
  await expect(page.getByRole('region', { name: 'Game Status' })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-before', 'yes');
});

test("if the host's script does not arrive, the page says so and shows nothing that looks alive", async ({
  page,
}) => {
  await page.route(HOST, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('UpDown cannot start: a file of the page')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('a player who returns sees no controls of a visitor', async ({ bettor }) => {
  const { page } = await bettor(3);
  const release = await hold(page, HOST);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('All Players History')).toBeVisible();
  await expect(connect(page)).toBeHidden();
  await expect(page.getByText('Connect your wallet to predict')).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: /^0x/ })).toBeVisible();
});

test('a page in another language than English shows nothing until it can show its texts', async ({
  visitor: page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
  const release = await hold(page, HOST);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(heading(page)).toHaveCount(0);
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.locator('#root')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: 'Tu predicción' })).toBeVisible();
});

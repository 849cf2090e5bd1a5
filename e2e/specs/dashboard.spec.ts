import { Dashboard, sites } from '../fixtures/dashboard';
import { deepUnless } from '../fixtures/deep';
import type { Player } from '../fixtures/player';
import { expect, test } from '../fixtures/test';
import { violations } from '../fixtures/violations';

// The dashboard for visitors, players and admins, on the whole site and on the dashboard-only site.

const DENIED = "Access Denied: You don't have admin permissions to access this panel.";

for (const [name, url] of sites) {
  test.describe(`on ${name}`, () => {
    const isComposed = url === 'siteUrl';
    test.use({
      baseURL: async ({ stack, dashboardUrl }, use) => use({ ...stack, dashboardUrl }[url]),
    });

    test('a visitor sees the game, the price and the guide, and who the admins are [spec 2.43c]', async ({
      visitor: page,
      chain,
    }) => {
      const [ownerAddress = '', , managerAddress = ''] = await chain.accounts();
      await page.goto('/dashboard');
      const dashboard = new Dashboard(page);
      await expect(dashboard.card('ETH Price')).toContainText('Simulated');
      await expect(dashboard.card('Game Status')).toContainText('Server running');
      await expect(dashboard.card('How to Use')).toContainText('about 9K profit');
      const panel = dashboard.card('Admin Panel');
      await expect(panel).toContainText(DENIED);
      await expect(panel).toContainText(new RegExp(ownerAddress, 'i'));
      await expect(panel).toContainText(new RegExp(managerAddress, 'i'));
      await expect(panel).toContainText('Not connected');
      await expect(dashboard.card('Operations')).toHaveCount(0);

      const footer = page.locator('footer');
      await expect(footer).toContainText('Backend Connected');
      await expect(footer).toContainText('Local Chain');
      await expect(footer).toContainText(/host v\d.*dashboard v\d.*api v\d/);
    });

    test(
      'a visitor can test the price service',
      deepUnless(isComposed),
      async ({ visitor: page }) => {
        await page.goto('/dashboard');
        const test = new Dashboard(page).card('Moralis Test');
        await test.getByRole('button', { name: 'Test Price Service' }).click();
        await expect(test).toContainText('Simulated walk');
        await expect(test).toContainText(/\$[\d,]+\.\d\d/);
        await test.getByRole('button', { name: 'Test Price Service' }).click();
        await expect(test).toContainText('CachedYes');
      },
    );

    test(
      'a player is denied and sees their own address [spec 6.7b]',
      deepUnless(isComposed),
      async ({ player }) => {
        const someone = await player(0);
        await someone.connect();
        await someone.page.goto('/dashboard');
        const panel = new Dashboard(someone.page).card('Admin Panel');
        await expect(panel).toContainText(DENIED);
        await expect(panel).toContainText(new RegExp(someone.address, 'i'));
        await expect(panel.getByRole('form')).toHaveCount(0);
      },
    );

    test('a game manager starts a round, which ends by itself, and cannot start a second one meanwhile', async ({
      player,
      api,
      chain,
      faults,
    }) => {
      faults.expect(/admin\/start-round/, /409/);
      const before = (await api.currentRound())?.id ?? 0;
      const { page, connect } = await admin(player, 'manager');
      await connect();
      const dashboard = new Dashboard(page);
      const form = await dashboard.give(
        'Start New Round',
        'Start Round',
        /Start a new round for everyone/,
      );
      await expect(form).toContainText('New round started successfully!');
      await expect(page.getByText('Transaction Successful')).toBeVisible();
      await expect(dashboard.card('Game Status')).toContainText('Round Active');
      await expect(dashboard.card('Game Status')).toContainText(`${before + 1}`);
      await expect(dashboard.audit('Start round').first()).toContainText('Done');

      await dashboard.give('Start New Round', 'Start Round', /Start a new round for everyone/);
      await expect(form.getByRole('alert')).toContainText('You still have an active round');
      await expect(dashboard.audit('Start round').first()).toContainText('Failed');

      const round = await api.roundThat(({ id }) => id === before + 1);
      await chain.advanceTo(round.end_time);
      await api.roundThat(({ id, status }) => id === before + 1 && status === 'idle');
      await expect(dashboard.card('Game Status')).toContainText('Round Idle');
    });

    test(
      'the owner changes the limits of later rounds [spec 6.4f]',
      deepUnless(isComposed),
      async ({ player, api }) => {
        const { page, connect } = await admin(player, 'owner');
        await connect();
        const dashboard = new Dashboard(page);
        for (const [name, field, other, usual] of [
          ['Minimum', 'Minimum deposit in ION', '25000.5', '30000'],
          ['Maximum', 'Maximum deposit in ION', '2500000', '3000000'],
        ] as const) {
          for (const amount of [other, usual]) {
            const question = /Set the (minimum|maximum) stake to .* from the next round/;
            const fields = { [field]: amount };
            const form = await dashboard.give(`${name} Deposit`, `Set ${name}`, question, fields);
            await expect(form).toContainText(`${name} deposit set to ${amount} ION`);
            await expect
              .poll(() => api.get<Record<string, string>>('/deposit-limits'))
              .toMatchObject({ [name.toLowerCase()]: amount });
          }
        }
      },
    );

    test(
      'a field refuses what is not for it, and says what is [spec 5.13d]',
      deepUnless(isComposed),
      async ({ player }) => {
        const { page, connect } = await admin(player, 'owner');
        await connect();
        const dashboard = new Dashboard(page);
        for (const [form, action, label, text, message] of badInput) {
          const place = await dashboard.submit(form, action, { [label]: text });
          await expect(place, `${form}: '${text}'`).toContainText(message);
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
      },
    );

    test(
      'every card reports an API that is down, and comes back [spec 2.47b]',
      deepUnless(isComposed),
      async ({ visitor: page, faults }) => {
        faults.expect(/\/api\//);
        await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: {} }));
        await page.goto('/dashboard');
        const dashboard = new Dashboard(page);
        const errors = {
          'Game Status': 'Error Loading Game Status',
          'ETH Price': 'Error Loading Price',
          'Admin Panel': 'Admin Panel Error',
        };
        for (const [card, error] of Object.entries(errors)) {
          await expect(dashboard.card(card)).toContainText(error);
        }
        await expect(page.locator('footer')).toContainText('Backend Disconnected');

        for (const [card, error] of Object.entries(errors)) {
          const read = page.waitForRequest('**/api/**');
          await dashboard.card(card).getByRole('button', { name: 'Retry' }).first().click();
          await read;
          await expect(dashboard.card(card)).toContainText(error);
        }
        // The page also retries by itself after ten seconds, so a Retry button may disappear before it is clicked.
        await page.unroute('**/api/**');
        for (const [card, error] of Object.entries(errors)) {
          await expect(dashboard.card(card)).not.toContainText(error);
        }
        await expect(dashboard.card('Admin Panel')).toContainText(DENIED);
      },
    );

    for (const width of [1440, 900, 390]) {
      test(
        `at ${width} px axe finds nothing in what an owner sees`,
        deepUnless(isComposed && width === 1440),
        async ({ player }) => {
          const { page, connect } = await admin(player, 'owner');
          await connect();
          await page.setViewportSize({ width, height: 900 });
          if (width === 390) await page.getByRole('tab', { name: 'Admin Panel' }).click();
          await expect(new Dashboard(page).card('Audit Log')).toBeVisible();
          await expect(new Dashboard(page).card('Operations')).toContainText(
            'Worst-case liability',
          );
          await expect(new Dashboard(page).card('Health')).toContainText('Free reserve');
          expect(await violations(page)).toEqual([]);
          const excess = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(excess).toBe(0);
        },
      );
    }
  });
}

test.describe('the site of the dashboard alone', () => {
  test.use({ baseURL: async ({ dashboardUrl }, use) => use(dashboardUrl) });

  test('leads from / to the dashboard, and loads no file of game and chart', async ({
    visitor: page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(new Dashboard(page).card('ETH Price')).toContainText('Simulated');
    await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link')).toHaveCount(0);
    await page.waitForLoadState('load');
    expect(fetched.filter((path) => /^\/remotes\/dashboard\//.test(path))).not.toEqual([]);
    expect(fetched.filter((path) => /game|chart|widget/i.test(path))).toEqual([]);
    // The dashboard-only site has no files of the other remotes.
    for (const remote of ['game', 'chart']) {
      const answer = await page.request.get(`/remotes/${remote}/0.1.0/release.json`);
      expect(answer.status(), remote).toBe(404);
    }
  });

  test("has its own sign-in, apart from the other site's", async ({ baseURL, api, chain }) => {
    const [address] = await chain.accounts();
    const { nonce } = await api.get<{ nonce: string }>(`/auth/nonce/${address}`);
    expect(nonce).toContain(`${new URL(baseURL!).host} wants you to sign in`);
  });
});

const A_ROUND_ID = 'A round ID is a whole number from 1 to 2,147,483,647';
const A_PRICE = 'Enter a price above 0 with at most 8 decimals, or leave it empty';
const AN_AMOUNT = 'Enter an amount above 0 with at most 18 decimals';

const badInput = [
  ['Start New Round', 'Start Round', 'Start price in USD (optional)', '-1', A_PRICE],
  ['Start New Round', 'Start Round', 'Start price in USD (optional)', 'much', A_PRICE],
  ['Resolve Round', 'Resolve', 'Round ID', '', 'Please enter a round ID'],
  ['Resolve Round', 'Resolve', 'Round ID', '1.5', A_ROUND_ID],
  ['Resolve Round', 'Resolve', 'End price in USD (optional)', '0', A_PRICE],
  [
    'Minimum Deposit',
    'Set Minimum',
    'Minimum deposit in ION',
    '',
    'Please enter minimum deposit amount',
  ],
  ['Minimum Deposit', 'Set Minimum', 'Minimum deposit in ION', '0', AN_AMOUNT],
  [
    'Minimum Deposit',
    'Set Minimum',
    'Minimum deposit in ION',
    '9000000',
    'cannot be above the maximum',
  ],
  [
    'Maximum Deposit',
    'Set Maximum',
    'Maximum deposit in ION',
    '',
    'Please enter maximum deposit amount',
  ],
  ['Maximum Deposit', 'Set Maximum', 'Maximum deposit in ION', '1e9', AN_AMOUNT],
  ['Maximum Deposit', 'Set Maximum', 'Maximum deposit in ION', '5', 'cannot be below the minimum'],
  ['Void Round', 'Void', 'ID of the round to void', '', 'Please enter a round ID'],
  ['Void Round', 'Void', 'ID of the round to void', '0', A_ROUND_ID],
  ['Fund Reserve', 'Fund', 'Amount in ION', '', 'Please enter an amount'],
  ['Fund Reserve', 'Fund', 'Amount in ION', '-5', AN_AMOUNT],
] as const;

/** An admin on the dashboard. */
async function admin(
  player: (role: 'manager' | 'owner') => Promise<Player>,
  role: 'manager' | 'owner',
) {
  const someone = await player(role);
  await someone.page.goto('/dashboard');
  return { page: someone.page, connect: () => someone.connect() };
}

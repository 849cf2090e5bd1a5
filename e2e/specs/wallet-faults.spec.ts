import type { BrowserContext } from '@playwright/test';
import { DEEP } from '../fixtures/deep';
import { ion } from '../fixtures/ion';
import type { Player } from '../fixtures/player';
import { expect, test } from '../fixtures/test';

// Reproduces the behaviour of real wallets and their nodes with the test wallet.

interface Call {
  method: string;
  params?: unknown[];
}

interface Faults {
  emit: (event: string, value: unknown) => void;
  request: (call: Call) => Promise<unknown>;
  release?: () => void;
}

declare global {
  interface Window {
    faults: Faults;
  }
}

/** Lets a test emit the wallet's events and answer its requests, from the next page load on. */
async function takeWallet(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.addEventListener('eip6963:announceProvider', (event) => {
      const { provider } = (event as CustomEvent<{ provider: Record<string, unknown> }>).detail;
      const listeners = new Map<string, Set<(value: unknown) => void>>();
      const { on, removeListener, request } = provider as Record<
        string,
        (...args: unknown[]) => unknown
      >;
      window.faults ??= {
        emit: (name, value) => listeners.get(name)?.forEach((listener) => listener(value)),
        request: (call) => request!(call) as Promise<unknown>,
      };
      Object.assign(provider, {
        on(name: string, listener: (value: unknown) => void) {
          listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
          return on!(name, listener);
        },
        removeListener(name: string, listener: (value: unknown) => void) {
          listeners.get(name)?.delete(listener);
          return removeListener!(name, listener);
        },
        request: (call: Call) => window.faults.request(call),
      });
    });
  });
}

async function reloaded(someone: Player): Promise<Player> {
  await takeWallet(someone.page.context());
  await someone.page.reload();
  await someone.waitUntilSignedIn();
  return someone;
}

function emit(someone: Player, event: string, value: unknown): Promise<void> {
  return someone.page.evaluate(([name, said]) => window.faults.emit(name, said), [
    event,
    value,
  ] as const);
}

/** The wallet answers a request of that method only when the returned function is called. */
async function holdRequest(someone: Player, held: string): Promise<() => Promise<void>> {
  await someone.page.evaluate((method) => {
    const { request } = window.faults;
    const released = new Promise<void>((resolve) => (window.faults.release = resolve));
    window.faults.request = async (call) => {
      if (call.method === method) await released;
      return request(call);
    };
  }, held);
  return () => someone.page.evaluate(() => window.faults.release?.());
}

test.beforeEach(async ({ game }) => void (await game.newRound()));

test('a wallet that loses its connection, or is locked and unlocked, keeps the session', async ({
  bettor,
}) => {
  const someone = await reloaded(await bettor(2));
  await someone.isReadyToPredict();
  await emit(someone, 'disconnect', { code: 1013 });
  await emit(someone, 'accountsChanged', null);
  await emit(someone, 'chainChanged', { chainId: '0x1' });
  await someone.isReadyToPredict();
  await expect(someone.accountButton).toBeVisible();

  await emit(someone, 'accountsChanged', []);
  await expect(someone.page.getByRole('banner').getByText('Connect Wallet')).toBeVisible();
  await emit(someone, 'accountsChanged', [someone.address]);
  await expect(someone.accountButton).toBeVisible();
  await someone.predict('UP', 30_000);
});

test(
  "an approval succeeds once the wallet's node shows it, however late that is",
  DEEP,
  async ({ bettor, chain }) => {
    const someone = await bettor(2);
    await chain.approve(someone.address, 0n);
    await reloaded(someone);
    await someone.goesOn(someone.button('Approve Tokens'));
    await someone.page.evaluate(async () => {
      const { request } = window.faults;
      const old = await request({ method: 'eth_blockNumber' });
      let until = Infinity;
      window.faults.request = async (call) => {
        if (Date.now() < until && until !== Infinity) {
          if (call.method === 'eth_blockNumber') return old;
          if (call.method === 'eth_call') {
            return request({ ...call, params: [call.params?.[0], old] });
          }
        }
        if (call.method === 'eth_sendTransaction') until = Date.now() + 9_000;
        return request(call);
      };
    });
    await someone.button('Approve Tokens').click();
    await expect(someone.page.getByText('Tokens approved successfully!')).toBeVisible({
      timeout: 20_000,
    });
    await expect(someone.button('PREDICT UP')).toBeVisible();
    await expect(someone.button('Approve Tokens')).toHaveCount(0);
  },
);

test(
  'a bet that a contract wallet executes under another hash ends as placed',
  DEEP,
  async ({ bettor }) => {
    const someone = await reloaded(await bettor(2));
    await someone.isReadyToPredict();
    await someone.page.evaluate(() => {
      const { request } = window.faults;
      window.faults.request = async (call) => {
        const answer = await request(call);
        return call.method === 'eth_sendTransaction' ? `0x${'5a'.repeat(32)}` : answer;
      };
    });
    await someone.button('PREDICT UP').click();
    await expect(someone.page.getByText('UP placed · 30,000 ION')).toBeVisible({
      timeout: 20_000,
    });
    await expect(someone.page.getByText(/waiting for confirmation/)).toHaveCount(0);
  },
);

test(
  'a bet that a contract wallet executes after a reload ends as placed',
  DEEP,
  async ({ bettor, chain }) => {
    const someone = await reloaded(await bettor(2));
    await someone.isReadyToPredict();
    await someone.page.evaluate(() => {
      const { request } = window.faults;
      window.faults.request = (call) =>
        call.method === 'eth_sendTransaction'
          ? Promise.resolve(`0x${'5a'.repeat(32)}`)
          : request(call);
    });
    await someone.button('PREDICT UP').click();
    const waiting = someone.page.getByText(/waiting for confirmation/).first();
    await expect(waiting).toBeVisible();
    await someone.page.reload();
    await someone.waitUntilSignedIn();
    await expect(waiting).toBeVisible();
    await chain.predict(someone.address, true, ion(30_000));
    await expect(someone.page.getByText('Transaction Successful')).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await expect(someone.card('Your Active Prediction')).toContainText('30,000');
  },
);

test(
  'a player leaves a wallet that never answers, and its late answer still counts',
  DEEP,
  async ({ bettor }) => {
    const someone = await reloaded(await bettor(2));
    await someone.isReadyToPredict();
    const answer = await holdRequest(someone, 'eth_sendTransaction');
    await someone.button('PREDICT UP').click();
    await expect(someone.page.getByText('Waiting for your signature')).toBeVisible();
    await expect(someone.button('PREDICT UP')).toBeDisabled();
    const stop = someone.button('Stop waiting');
    await expect(stop).toHaveCount(0);
    await expect(stop).toBeVisible({ timeout: 25_000 });
    await stop.click();
    await expect(someone.page.getByText('You stopped waiting.')).toBeVisible();
    await someone.isReadyToPredict();
    await answer();
    await expect(someone.page.getByText('Transaction Successful')).toBeVisible();
    await expect(someone.card('Your Active Prediction')).toContainText('UP');
  },
);

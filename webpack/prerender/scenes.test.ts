/** @jest-environment jest-fixed-jsdom */
import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { fillLook } from '../../host/src/first-paint/fill-look';
import { storeWith } from './answers';
import { draw } from './draw';
import { drawLayouts, layoutsOf } from './layouts';
import { drawLooks, scenesIn, scenesOf, slotted } from './looks';
import { matchMedia } from './media';
import type { CurrentPrice, CurrentRound, RoundHistoryItem, Scene, Specimen } from '@updown/shared';

const root = join(__dirname, '../..');
const NOW = 1_800_000_123_456;
const SEED = 20_261_124;
const MOMENTS = 40;

/** Numbers from 0 to 1, the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const next = numbers(SEED);
function oneOf<Item>(items: readonly Item[]): Item {
  return items[Math.floor(next() * items.length)]!;
}

function stake(): string {
  return oneOf(['0', '30000', (next() * 5_000_000).toFixed(4), '0.000001', '12345678.5']);
}

function outcomes(): RoundHistoryItem[] {
  const history: RoundHistoryItem[] = [];
  for (let id = 500; next() < 0.8; id -= 1) {
    history.push({ id, outcome: oneOf(['UP', 'DOWN', 'DRAW', 'VOID'] as const) });
  }
  return history;
}

/** A day of prices, with and without gaps. */
function candles() {
  const hour = Math.floor(NOW / 3_600_000) * 3600;
  const all = Array.from({ length: 25 }, (_, ago) => {
    const close = 2000 + next() * 1000;
    return { time: hour - ago * 3600, open: close, high: close, low: close, close, volume: 1 };
  });
  const isWhole = next() < 0.5;
  return all.reverse().filter(() => isWhole || next() < 0.5);
}

/** What the dashboard asks beyond the game. */
function dashboardAnswers(round: CurrentRound, { price }: CurrentPrice) {
  const { id: roundId, start_price: startPrice, start_time: startTime, end_time: endTime } = round;
  const status = oneOf(['active', 'active', 'resolving', 'idle'] as const);
  const [high, low] = [price + next(), price - next()];
  return {
    '/api/health': { status: 'ok', uptime: 1 },
    '/api/status': {
      currentRound: oneOf([null, { roundId, startPrice, status, startTime, endTime }]),
      gameStatus: { isRunning: next() < 0.5 },
      network: oneOf(['Local Chain', 'A&B']),
    },
    '/api/price/history?asset=ethereum&days=1&interval=1h': {
      asset: 'ethereum',
      days: 1,
      interval: '1h',
      points: [],
      candles: candles(),
      ...oneOf([
        { high: null, low: null, average: null },
        { high, low, average: price },
      ]),
    },
  };
}

/** A round at any second, with any pools, beside any price. */
function moment(): Specimen {
  const begun = Math.floor(next() * 299);
  const [up, down] = [stake(), stake()];
  const start = Math.floor(NOW / 1000) - begun;
  const round: CurrentRound = {
    id: 1 + Math.floor(next() * 1e6),
    status: oneOf(['active', 'active', 'active', 'idle']),
    start_time: start,
    end_time: start + 300,
    lock_time: start + 295,
    start_price: 2000 + next() * 1000,
    end_price: null,
    outcome: null,
    total_deposits: `${Number(up) + Number(down)}`,
    up_predictions: up,
    down_predictions: down,
    minimum_deposit: oneOf(['30000', '30000', '100']),
    maximum_deposit: '3000000',
  };
  const price: CurrentPrice = {
    price: round.start_price + oneOf([0, 1e-7, 0.004, -0.02, (next() - 0.5) * 300]),
    change24h: oneOf([null, 0, 0.001, 1.25, -3.5]),
    timestamp: NOW - oneOf([100, 1_000, 9_000, 20_000]),
    source: oneOf(['moralis', 'simulated', 'fallback', 'chainlink'] as const),
    ...(next() < 0.3 && { everySeconds: 3600 }),
  };
  const config = {
    chainId: 1,
    network: oneOf(['Local Chain', '<Chain>']),
    explorerUrl: null,
    version: '1.2.3',
    isLocal: next() < 0.5,
    contracts: {},
    token: { name: 'Token', symbol: oneOf(['ION', 'A&B', '<b>']), decimals: 18 },
    roundDuration: 300,
    sponsorsGas: next() < 0.5,
  };
  const answers = {
    '/api/config': config,
    '/api/contract/current-round-fast': {
      success: true,
      data: { current: round, history: outcomes() },
    },
    '/api/price/current?asset=ethereum': price,
    ...dashboardAnswers(round, price),
  };
  return { now: NOW, answers };
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  jest.spyOn(console, 'debug').mockReturnValue();
  const navigation = { type: 'navigate', transferSize: 1, responseStart: Infinity };
  Object.assign(performance, { getEntriesByType: () => [navigation] });
  Object.assign(window, { matchMedia });
  // As in the build: nothing answers.
  Object.assign(globalThis, { Request: class {}, fetch: () => new Promise(() => undefined) });
});

/** What the page makes of a look. */
function filled(look: string, scene: Scene): Element {
  const template = document.createElement('template');
  template.innerHTML = look;
  fillLook(template.content, scene);
  const element = document.createElement('div');
  element.append(template.content);
  return element;
}

/** Without what differs by chance: React counts its ids on, and the style is set last. */
function htmlOf(element: Element): string {
  for (const each of element.querySelectorAll('[style]')) {
    const style = each.getAttribute('style')!;
    each.removeAttribute('style');
    each.setAttribute('style', style);
  }
  return element.innerHTML.replaceAll(/_place(?:-\d)?-r_\w+_/g, 'id');
}

test.each([
  ['game', 'Round', 'round/round.tsx'],
  ['game', 'Pools', 'pools/pools.tsx'],
  ['game', 'GamePanel', 'game-panel/game-panel.tsx'],
  ['chart', 'LiveResults', 'live-results/live-results.tsx'],
  ['dashboard', 'Dashboard', 'dashboard/dashboard.tsx'],
])(
  `whatever the answers are, %s/%s shows ahead what React draws of them, or its skeleton (${MOMENTS} moments of seed ${SEED})`,
  async (remote, module, file) => {
    const folder = join(root, `remote-${remote}`);
    const given = (await scenesOf(folder))!;
    const layouts = await layoutsOf(folder);
    const parts = (await import(join(folder, 'src', file))) as Record<string, ComponentType>;
    const drawPart = async (specimen?: Specimen) => {
      const store = await storeWith(specimen);
      return drawLayouts(layouts, remote, (layout) =>
        draw(createElement(parts[module]!), { store, path: '/', prefix: `place${layout}` }),
      );
    };
    const drawnLooks = await drawLooks({ remote, module, draw: drawPart }, given);
    const looks = new Map(
      drawnLooks.map(({ name, scene, drawn }) => [
        `${name} ${scene.look}`,
        slotted(drawn.innerHTML, scene),
      ]),
    );
    const shown = new Map(scenesIn(module, given).map(([name]) => [name, 0]));
    for (let count = 0; count < MOMENTS; count += 1) {
      const specimen = moment();
      const drawn = await drawPart(specimen);
      for (const [name, sceneOf] of scenesIn(module, given)) {
        const scene = sceneOf((address) => specimen.answers[address], specimen.now);
        if (scene === null) continue;
        const ahead = filled(looks.get(`${name} ${scene.look}`)!, scene);
        const live =
          name === module ? [drawn] : drawn.querySelectorAll(`[data-part="${remote}/${name}"]`);
        for (const place of live) expect(htmlOf(ahead)).toBe(htmlOf(place));
        shown.set(name, shown.get(name)! + live.length);
      }
    }
    for (const [name, times] of shown) expect([name, times > 5]).toEqual([name, true]);
  },
);

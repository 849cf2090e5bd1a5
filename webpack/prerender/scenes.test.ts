/** @jest-environment jest-fixed-jsdom */
import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { fillLook } from '../../host/src/first-paint/fill-look';
import { fakeResize } from '../../remote-chart/src/testing/fake-resize';
import { storeWith } from './answers';
import { draw } from './draw';
import { drawLayouts, layoutsOf } from './layouts';
import { drawLooks, sceneFor, scenesIn, scenesOf, slotted } from './looks';
import { matchMedia } from './media';
import { randomMoments } from './random-moments';
import type { Scene, Specimen } from '@updown/shared';

// Jest knows no address of a module.
jest.mock('../../remote-chart/src/widget/frame-address', () => ({ frameAddress: () => '' }));

// In the first moment of a page, what loads later is not there.
jest.mock('../../remote-game/src/panel-parts/load-parts', () => ({
  loadedParts: () => null,
  loadParts: () => new Promise(() => undefined),
}));

const root = join(__dirname, '../..');
const NOW = 1_800_000_123_456;
const SEED = 20_261_124;
const MOMENTS = 40;

const moment = randomMoments(SEED, NOW);

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  jest.spyOn(console, 'debug').mockReturnValue();
  const navigation = { type: 'navigate', transferSize: 1, responseStart: Infinity };
  Object.assign(performance, { getEntriesByType: () => [navigation] });
  Object.assign(window, { matchMedia });
  // As in the build: nothing answers.
  Object.assign(globalThis, { Request: class {}, fetch: () => new Promise(() => undefined) });
  fakeResize();
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
  ['game', 'PlayersHistory', 'players-history/players-history.tsx'],
  ['chart', 'PriceChart', 'price-chart/price-chart.tsx'],
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
        const scene = sceneFor(sceneOf, specimen);
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

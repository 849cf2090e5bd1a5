import type { SceneOf } from '@updown/shared';
import { panelScene } from './panel-scene';
import { poolsScene } from './pools-scene';
import { roundScene } from './round-scene';

/** What the first paint shows of the answers inside the page, by the module that it stands in for. */
export const scenes: Readonly<Record<string, SceneOf>> = {
  Round: roundScene,
  Pools: poolsScene,
  GamePanel: panelScene,
};

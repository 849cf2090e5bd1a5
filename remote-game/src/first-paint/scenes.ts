import type { SceneInWindow } from '@updown/shared';
import { historyScene } from './history-scene';
import { panelScene } from './panel-scene';
import { poolsScene } from './pools-scene';
import { roundScene } from './round-scene';

/** What the first paint shows of the answers inside the page, by the module that it stands in for. */
export const scenes: Readonly<Record<string, SceneInWindow>> = {
  Round: roundScene,
  Pools: poolsScene,
  GamePanel: panelScene,
  PlayersHistory: historyScene,
};

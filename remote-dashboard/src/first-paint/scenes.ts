import type { SceneOf } from '@updown/shared';
import type { PartName } from './part';
import { chartScene, priceScene, sourceScene } from './price-scenes';
import { stateScene } from './state-scene';
import { badgeScene, refreshScene, statusScene } from './status-scenes';

/** What the first paint shows of the answers inside the page, by the parts of the dashboard. */
export const scenes: Readonly<Partial<Record<`Dashboard/${PartName}`, SceneOf>>> = {
  'Dashboard/Badge': badgeScene,
  'Dashboard/Price': priceScene,
  'Dashboard/Status': statusScene,
  'Dashboard/Refresh': refreshScene,
  'Dashboard/Source': sourceScene,
  'Dashboard/Chart': chartScene,
  'Dashboard/State': stateScene,
};

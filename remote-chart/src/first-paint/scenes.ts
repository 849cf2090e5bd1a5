import type { SceneOf } from '@updown/shared';
import { lineScene } from './line-scene';
import { liveResultsScene } from './live-results-scene';

/** What the first paint shows of the answers inside the page, by the module that it stands in for. */
export const scenes: Readonly<Record<string, SceneOf>> = {
  LiveResults: liveResultsScene,
  PriceChart: lineScene,
};

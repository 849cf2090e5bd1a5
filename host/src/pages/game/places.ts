import type { PlaceName } from '@updown/protocol/site/contributions';
import { msg, type Text } from '@updown/shared';
import type { Place } from '../../places/place';

interface GamePlace extends Pick<Place, 'quiet'> {
  /** The usual height of the loaded part, for its skeleton: below `medium`, from `medium` on, from `large` on. */
  heights: readonly [small: string, medium: string, large: string];
  /** A sentence on the skeleton, for a user who waits. */
  meanwhile?: Text;
}

function height(all: string) {
  return [all, all, all] as const;
}

/** The places of the game's page, which remotes fill. */
export const gamePlaces: Record<PlaceName, GamePlace> = {
  'game.ticker': { heights: height('44px') },
  'game.round': {
    heights: height('84px'),
    meanwhile: msg('Will ETH go up or down in the next five minutes?'),
  },
  // The chart fills its share of the window, below its tools, which are taller on touch screens.
  'game.chart': {
    heights: [
      'calc(var(--tools) + clamp(180px, 25svh, 240px))',
      'calc(var(--tools) + clamp(200px, 30svh, 360px))',
      'calc(var(--tools) + clamp(240px, 45svh, 520px))',
    ],
  },
  'game.pools': { heights: ['74.5px', '79px', '34px'] },
  'game.panel': { heights: height('900px') },
  'game.history': { heights: ['660px', '677px', '677px'] },
  'game.aside': { heights: height('300px') },
  // The round's own place reports its failure.
  'game.line': { heights: height('20px'), quiet: true },
};

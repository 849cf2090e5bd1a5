import { Api } from '../../fixtures/api';
import { Chain } from '../../fixtures/chain';
import { Game } from '../../fixtures/game';
import { ion } from '../../fixtures/ion';

/** The longest that a turn's visits take on a busy machine, in seconds. */
const LONGEST_TURN = 90;

/** Returns a function that starts a round with a stake on each side, unless the current round has time left for a turn. */
export async function liveRounds(siteUrl: string, chainUrl: string) {
  const api = new Api(siteUrl);
  const { contracts } = await api.config();
  const chain = new Chain(chainUrl, contracts);
  const game = new Game(api, chain);
  const [, , , , up, down] = await chain.accounts();
  await game.fund(up!, 10_000_000);
  await game.fund(down!, 10_000_000);
  let end = 0;
  return {
    next: async () => {
      if ((await chain.now()) < end - LONGEST_TURN) return;
      ({ end_time: end } = await game.newRound());
      // Releases the price, so that there is a line to draw.
      await api.steerPrice(null);
      await chain.predict(up!, true, ion(50_000));
      await chain.predict(down!, false, ion(40_000));
    },
    close: () => chain.close(),
  };
}

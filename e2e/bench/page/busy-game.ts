import { Api } from '../../fixtures/api';
import { Chain } from '../../fixtures/chain';
import { Game } from '../../fixtures/game';
import { ion } from '../../fixtures/ion';
import { Player } from '../../fixtures/player';

const PLAYERS = [1, 2, 3, 4, 5, 6] as const;
/** The ticker shows 20 outcomes. With six players in each, the table's 50 rows are full long before. */
const ENDED_ROUNDS = 20;

/** Plays rounds until table and ticker are full, and leaves a new round running. Resolves with the accounts. */
export async function playUntilFull(siteUrl: string, chainUrl: string): Promise<string[]> {
  const api = new Api(siteUrl);
  const chain = new Chain(chainUrl, (await api.config()).contracts);
  const game = new Game(api, chain);
  const accounts = await chain.accounts();
  const players = PLAYERS.map((player) => Player.addressOf(player, accounts));
  for (const player of players) await game.fund(player);
  const startAndBet = async () => {
    const round = await game.newRound();
    for (const [index, player] of players.entries()) {
      await chain.predict(player, index % 2 === 0, ion(30_000));
    }
    return round;
  };
  for (let ended = 0; ended < ENDED_ROUNDS; ended += 1) {
    await game.endRound(await startAndBet(), ended % 2 === 0 ? 0.5 : -0.5);
  }
  await startAndBet();
  await api.steerPrice(null);
  chain.close();
  return accounts;
}

import { DEEP } from '../fixtures/deep';
import { ion } from '../fixtures/ion';
import { expect, test } from '../fixtures/new-game';
import { betByTouch, claimByTouch, openOnPhone } from '../fixtures/phone';

test.use({ gameOf: 'phone-evening' });

test(
  'a whole evening on a phone: ten rounds, with a draw and a void',
  DEEP,
  async ({ player, game, chain, api }) => {
    test.setTimeout(600_000);
    /** The percentage by which the price moves in each round. */
    const moves = [1, -1, 1, 0, 1, 'void', -1, 1, -1, 1] as const;
    const last = await game.endRunning();
    const someone = await openOnPhone(player, game, 6);
    for (const [index, move] of moves.entries()) {
      await api.steerPrice(2400);
      await someone.button('Start New Round').first().tap();
      const id = (last?.id ?? 0) + index + 1;
      const round = await api.roundThat((latest) => latest.id === id);
      await betByTouch(someone, index % 3 === 2 ? 'DOWN' : 'UP');
      if (move === 'void') await chain.voidRound(someone.address, id, round.end_time);
      else await game.endRound(round, move);
      const completed = someone.card('Round Completed');
      await expect(completed).toContainText(/You won|You lost|Draw|Round void/);
      if (!(await completed.getByText('You lost').isVisible())) await claimByTouch(someone);
    }
    // UP, UP, DOWN and so on: won, lost, lost, draw, won, void, lost, won, won, won.
    await expect(someone.card('Recent Predictions').getByRole('definition')).toHaveText([
      ...['10', '5', '3', '300,000 ION', '330,000 ION', '3 wins', '+30,000 ION'],
    ]);
    expect(await chain.tokensOf(someone.address)).toBe(ion(1_000_000 + 5 * 24_000 - 3 * 30_000));
  },
);

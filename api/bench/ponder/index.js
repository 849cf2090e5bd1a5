import { ponder } from 'ponder:registry';
import { predictions, rounds } from 'ponder:schema';

ponder.on('Game:RoundStarted', async ({ event, context }) => {
  const { roundId, starter: _, ...round } = event.args;
  const pools = { upPool: 0n, downPool: 0n, upPlayers: 0, downPlayers: 0 };
  await context.db.insert(rounds).values({ id: Number(roundId), ...round, ...pools });
});

ponder.on('Game:PredictionMade', async ({ event, context }) => {
  const { player, up, amount, upPool, downPool } = event.args;
  const roundId = Number(event.args.roundId);
  const place = { block: Number(event.block.number), logIndex: event.log.logIndex };
  await context.db.insert(predictions).values({ roundId, player, up, amount, ...place });
  await context.db.update(rounds, { id: roundId }).set((round) => ({
    upPool,
    downPool,
    upPlayers: round.upPlayers + (up ? 1 : 0),
    downPlayers: round.downPlayers + (up ? 0 : 1),
  }));
});

import Fastify from 'fastify';
import { CurrentPrice } from '../../src/schemas/price';
import { CurrentRoundResponse, GameStatus, PlayersHistoryResponse } from '../../src/schemas/rounds';
import { paths } from '../paths';
import type { Answers } from './answers';

/** No plugin and no header more than Fastify's own; it writes the answers out by their schemas, which is its fast way. */
export const serveByFastify = async (answers: Answers, port: number): Promise<void> => {
  const app = Fastify();
  const route = (path: string, response: object, handler: () => Promise<unknown>) =>
    app.get(path.split('?')[0] ?? path, { schema: { response: { 200: response } } }, handler);
  route(paths.currentRound, CurrentRoundResponse, answers.currentRound);
  route(paths.players, PlayersHistoryResponse, answers.players);
  route(paths.status, GameStatus, answers.status);
  route(paths.price, CurrentPrice, answers.price);
  await app.listen({ port, host: '127.0.0.1' });
};

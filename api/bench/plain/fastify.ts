import Fastify from 'fastify';
import { CurrentPrice } from '../../src/game/schemas/price';
import {
  CurrentRoundResponse,
  GameStatus,
  PlayersHistoryResponse,
} from '../../src/game/schemas/rounds';
import { paths } from '../paths';
import type { Answers } from './answers';

/** Serves the responses with Fastify without plugins, serialised by schema, which is Fastify's fastest way. */
export async function serveByFastify(answers: Answers, port: number): Promise<void> {
  const app = Fastify();
  const route = (path: string, response: object, handler: () => Promise<unknown>) =>
    app.get(path.split('?')[0] ?? path, { schema: { response: { 200: response } } }, handler);
  route(paths.currentRound, CurrentRoundResponse, answers.currentRound);
  route(paths.players, PlayersHistoryResponse, answers.players);
  route(paths.status, GameStatus, answers.status);
  route(paths.price, CurrentPrice, answers.price);
  await app.listen({ port, host: '127.0.0.1' });
}

import { once } from 'node:events';
import express from 'express';
import { paths } from '../paths';
import type { Answers } from './answers';

/** Serves the responses with Express and its default JSON and ETags. */
export async function serveByExpress(answers: Answers, port: number): Promise<void> {
  const app = express();
  const route = (path: string, answer: () => Promise<unknown>) =>
    app.get(path.split('?')[0] ?? path, async (_request, response) => {
      response.json(await answer());
    });
  route(paths.currentRound, answers.currentRound);
  route(paths.players, answers.players);
  route(paths.status, answers.status);
  route(paths.price, answers.price);
  await once(app.listen(port, '127.0.0.1'), 'listening');
}

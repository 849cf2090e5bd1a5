import { once } from 'node:events';
import express from 'express';
import { paths } from '../paths';
import type { Answers } from './answers';

/** Express as it is installed, with the JSON and the ETag that it makes by itself. */
export const serveByExpress = async (answers: Answers, port: number): Promise<void> => {
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
};

import { RoundId } from '@updown/protocol/api/common';
import { fastify } from 'fastify';
import { Type } from 'typebox';
import { errors } from './errors';

const app = fastify();
beforeAll(async () => {
  await app.register(errors);
  const answer = () => ({ success: true });
  app.get('/round/:id', { schema: { params: Type.Object({ id: RoundId }) } }, answer);
  app.post('/resolve', { schema: { body: Type.Object({ roundId: RoundId }) } }, answer);
});
afterAll(() => app.close());

const MESSAGE = 'A round ID is a whole number from 1 to 2,147,483,647.';

test.each(['2147483648', '99999999999999999999', '0', '-1', '1.5', 'abc'])(
  'states the range of round IDs in the answer for round %s',
  async (id) => {
    const answer = await app.inject({ url: `/round/${id}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      success: false,
      error: 'round_id_form',
      message: MESSAGE,
      params: {},
    });
  },
);

test('states the range for a round ID in a body too', async () => {
  const payload = { roundId: 2 ** 31 };
  const answer = await app.inject({ method: 'POST', url: '/resolve', payload });
  expect(answer.json()).toMatchObject({ message: MESSAGE });
});

test('accepts the largest round ID', async () => {
  expect((await app.inject({ url: `/round/${2 ** 31 - 1}` })).statusCode).toBe(200);
});

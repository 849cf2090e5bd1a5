import { gameAbi, timelockAbi, tokenAbi } from '@updown/protocol/generated/abi';
import { Interface, ZeroHash } from 'ethers';
import { GAME, PLAYER } from '../testing/fixtures';
import { outcomeOf, simulate } from './simulate';

const game = new Interface(gameAbi);
const timelock = new Interface(timelockAbi);
const allowance = new Interface(tokenAbi).encodeErrorResult('ERC20InsufficientAllowance', [
  GAME,
  0,
  1,
]);

test.each([
  [game.encodeErrorResult('OwnableUnauthorizedAccount', [PLAYER]), 'Only the owner can do this.'],
  [
    timelock.encodeErrorResult('AccessControlUnauthorizedAccount', [PLAYER, ZeroHash]),
    'This Safe has no role in the timelock.',
  ],
  [
    timelock.encodeErrorResult('TimelockUnexpectedOperationState', [ZeroHash, ZeroHash]),
    'The delay of the timelock is not over.',
  ],
])(
  'a refusal of the game or of the timelock has its reason in plain words',
  async (data, reason) => {
    expect(await outcomeOf(data)).toEqual({ kind: 'fails', reason });
  },
);

test('a call that needs the one before it is not called a failure', async () => {
  expect(await outcomeOf(allowance, true)).toEqual({ kind: 'later' });
  expect(await outcomeOf(allowance)).toMatchObject({ kind: 'fails' });
});

test('data of an unknown contract says nothing', async () => {
  expect(await outcomeOf('0x12345678')).toBeNull();
});

const call = {
  from: PLAYER,
  to: GAME,
  value: '0',
  data: '0x01',
  signature: 'pause()',
  details: '',
};

test('a simulation calls from the Safe, and keeps an error that is not from a contract', async () => {
  const requests: unknown[] = [];
  const works = await simulate(
    { request: (request) => Promise.resolve(requests.push(request)) },
    call,
  );
  expect(works.outcome).toEqual({ kind: 'works' });
  expect(requests).toMatchObject([
    { params: [{ from: PLAYER, to: GAME, data: '0x01' }, 'latest'] },
  ]);
  const fails = await simulate({ request: () => Promise.reject(new Error('No answer.')) }, call);
  expect(fails.outcome).toEqual({ kind: 'fails', reason: 'No answer.' });
});

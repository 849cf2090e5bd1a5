import { GAME, PLAYER, TOKEN } from '../testing/fixtures';
import * as calls from '../wallet/calls';
import { encodeCall, erc20Calls, gameCalls } from './read-contract';

const prediction = { up: true, amount: 5n, roundId: 7, deadline: 99 };
const signature = { v: 27, r: `0x${'11'.repeat(32)}`, s: `0x${'22'.repeat(32)}` };

test.each([
  ['startNewRound', calls.startNewRound(GAME, 3n), [3n]],
  ['makePrediction', calls.makePrediction(GAME, prediction), [true, 5n, 7n, 99n]],
  [
    'makePredictionWithPermit',
    calls.makePredictionWithPermit(GAME, prediction, signature),
    [true, 5n, 7n, 99n, 27n, signature.r, signature.s],
  ],
  ['claimRewards', calls.claimRewards(GAME, 7), [7n]],
  ['claimManyRewards', calls.claimManyRewards(GAME, [7, 8]), [[7n, 8n]]],
  ['pause', calls.pause(GAME), []],
  ['unpause', calls.unpause(GAME), []],
  ['fundReserve', calls.fundReserve(GAME, 4n), [4n]],
])('%s is a function of the game, with its arguments', (name, call, args) => {
  const decoded = gameCalls.parseTransaction({ data: encodeCall(call) });
  expect([call.to, decoded?.name, decoded?.args.toArray(true)]).toEqual([GAME, name, args]);
});

test('approve is a function of the token, with its arguments', () => {
  const data = encodeCall(calls.approve(TOKEN, PLAYER, 6n));
  expect(erc20Calls.parseTransaction({ data })?.args.toArray()).toEqual([PLAYER, 6n]);
});

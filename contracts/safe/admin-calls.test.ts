import { gameAbi } from '@updown/protocol/generated/abi';
import { Interface } from 'ethers';
import { adminCalls } from './admin-calls';

const PLAYERS =
  /^(?:makePrediction|claim|invalidateNonce|authorizeSession|revokeSession|setDailyLimit|takeBreak)/;
/** It always reverts. */
const NEVER = 'renounceOwnership';

const game = new Interface(gameAbi);

test('the list has each function that changes the game and is not for players, with its arguments', () => {
  const wanted: Record<string, string[]> = {};
  game.forEachFunction(({ name, stateMutability, inputs }) => {
    if (stateMutability === 'view' || stateMutability === 'pure') return;
    if (name !== NEVER && !PLAYERS.test(name)) wanted[name] = inputs.map((input) => input.name);
  });
  const listed = Object.entries(adminCalls).map(([name, { args }]) => [name, Object.keys(args)]);
  expect(Object.fromEntries(listed)).toEqual(wanted);
});

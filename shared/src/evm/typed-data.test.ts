import { predictionDomain, sessionPredictionTypes } from '@updown/protocol/eip712';
import { verifyMessage, verifyTypedData } from 'ethers';
import { GAME, PLAYER } from '../testing/fixtures';
import { newSessionKey, signTextWithKey, signWithKey } from './typed-data';

test("a new key's signature is that of its address, over the game's own data", () => {
  const { secret, address } = newSessionKey();
  const domain = predictionDomain(31_337, GAME);
  const message = { player: PLAYER, roundId: 7, up: true, amount: 1n, deadline: 9 };
  const signature = signWithKey(secret, { domain, types: sessionPredictionTypes, message });
  expect(verifyTypedData(domain, sessionPredictionTypes, message, signature)).toBe(address);
  expect(newSessionKey().address).not.toBe(address);
});

test("a key's signature of a text is that of its address", () => {
  const { secret, address } = newSessionKey();
  expect(verifyMessage('Sign in', signTextWithKey(secret, 'Sign in'))).toBe(address);
});

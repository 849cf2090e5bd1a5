import { isUnknownChain } from './unknown-chain';

test.each([
  ['the code of EIP-3326', { code: 4902 }],
  [
    'the code as the MetaMask app wraps it',
    { code: -32603, data: { originalError: { code: 4902 } } },
  ],
])('%s says that the chain is unknown', (_name, thrown) => {
  expect(isUnknownChain(thrown)).toBe(true);
});

test.each([
  { code: 4001 },
  { code: -32603, data: { originalError: { code: 4001 } } },
  { code: -32603, data: { originalError: null } },
  { code: -32603, data: null },
  new Error('4902'),
  'no',
  null,
  undefined,
])('another failure (%j) does not', (thrown) => {
  expect(isUnknownChain(thrown)).toBe(false);
});

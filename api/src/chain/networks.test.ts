import { networkOf } from './networks';

const nothingSet = { NETWORK_NAME: undefined, EXPLORER_URL: undefined };

test.each([
  [1, 'Ethereum Mainnet', 'https://etherscan.io'],
  [11155111, 'Sepolia Testnet', 'https://sepolia.etherscan.io'],
  [80001, 'Polygon Mumbai', 'https://mumbai.polygonscan.com'],
  [31337, 'Local Chain', null],
  [424242, 'Chain 424242', null],
])(
  'chain %d has the name %s and the explorer %s [spec 2.17b 9.11 9.13a]',
  (chainId, name, explorerUrl) => {
    expect(networkOf(chainId, nothingSet)).toEqual({ name, explorerUrl });
  },
);

test('uses the operator’s own name and explorer', () => {
  const settings = { NETWORK_NAME: 'Our Chain', EXPLORER_URL: 'https://explorer.example' };
  expect(networkOf(1, settings)).toEqual({
    name: 'Our Chain',
    explorerUrl: 'https://explorer.example',
  });
});
